import { useLocation } from '@remix-run/react';
import { type ComponentProps, useEffect, useState } from 'react';
import { LazyPart, useLazyPart } from '~/browser/lazy-part';
import { readToken } from '~/browser/session-token';
import { PartFailure } from '~/ui/part-failure';

const loadSiteSlots = () => import('~/staff/slots/site-slots');
type SiteSlots = Awaited<ReturnType<typeof loadSiteSlots>>;

const staffPart = new LazyPart(loadSiteSlots);

/** Whether this browser has a session token. False in the server's HTML, which is the same for every visitor. */
function useHasToken(): boolean {
  const { key } = useLocation();
  const [has, setHas] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a login in this tab ends in a navigation, which has another key.
  useEffect(() => {
    const look = () => setHas(readToken() !== null);
    look();
    addEventListener('storage', look);
    return () => removeEventListener('storage', look);
  }, [key]);
  return has;
}

/**
 * Staff's part of a public page (welcome line, Logout, create and edit links), in place of its children. Visitors download nothing for
 * it.
 */
export function StaffSlot(props: ComponentProps<SiteSlots['SiteSlot']>) {
  const hasToken = useHasToken();
  const staff = useLazyPart(staffPart, hasToken);
  if (hasToken && staff.status === 'failed') return <PartFailure onAgain={staffPart.request} />;
  return hasToken && staff.status === 'ready' ? <staff.part.SiteSlot {...props} /> : props.children;
}

/** The session check with its overlay, for someone with a token alone (decisions, Sign-in). */
export function SessionGate() {
  const hasToken = useHasToken();
  const staff = useLazyPart(staffPart, hasToken);
  return hasToken && staff.status === 'ready' ? <staff.part.SessionGate /> : null;
}
