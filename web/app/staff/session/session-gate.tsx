import { useEffect } from 'react';
import { useSiteData } from '~/site/site-data';
import { setApiBase } from '../api/http-client';
import { SessionOverlay } from './session-overlay';
import { startSession } from './session-store';
import { useSession } from './use-session';

/** Starts the session of this page load, once, on the address the root loader gave. */
export function useStartedSession() {
  const { apiBase } = useSiteData();
  useEffect(() => {
    setApiBase(apiBase);
    startSession();
  }, [apiBase]);
  return useSession();
}

/** The check at start: an overlay over any page while a stored token is renewed (decisions, Sign-in). */
export function SessionGate() {
  const { status, isLoading } = useStartedSession();
  return status === 'checking' && isLoading ? <SessionOverlay /> : null;
}
