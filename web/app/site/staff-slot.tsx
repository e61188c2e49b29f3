import { useLocation } from '@remix-run/react';
import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react';

/** Key of the session token in local storage (specification §3, Session user). */
const TOKEN_KEY = 'token';

const load = () => import('~/staff/site-slots');
const SiteSlot = lazy(async () => ({ default: (await load()).SiteSlot }));
const Gate = lazy(async () => ({ default: (await load()).SessionGate }));

function readToken(): string | null {
  try {
    return localStorage.getItem(TOKEN_KEY);
  } catch {
    // Storage is switched off in this browser, so nobody can be signed in.
    return null;
  }
}

/** Whether someone with a token is here. False in the server's HTML, which is the same for everyone. */
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

/** Staff's part of a public page (welcome line, Logout, create and edit links). Visitors download nothing for it. */
export function StaffSlot(props: ComponentProps<typeof SiteSlot>) {
  const hasToken = useHasToken();
  if (!hasToken) return null;
  return (
    <Suspense fallback={null}>
      <SiteSlot {...props} />
    </Suspense>
  );
}

/** The session check with its overlay, for someone with a token alone (decisions, Sign-in). */
export function SessionGate() {
  const hasToken = useHasToken();
  if (!hasToken) return null;
  return (
    <Suspense fallback={null}>
      <Gate />
    </Suspense>
  );
}
