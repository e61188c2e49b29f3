import { Navigate, useLocation } from '@remix-run/react';
import { format } from '@upfield/cms/contract';
import { type ReactNode, useEffect, useRef } from 'react';
import { useHydrated } from '~/browser/hydration';
import { useLanguage } from '~/labels/use-labels';
import { SignInDialog } from '../sign-in/sign-in-dialog';
import { hasUnsavedChanges } from '../unsaved-changes';
import { useStartedSession } from './session-gate';
import { requestSignIn } from './sign-in-prompt';
import styles from './staff-only.module.css';
import { signInPath } from './staff-paths';

interface StaffOnlyProps {
  /** What stands here until it is known who is here: the outline of the page, the same for everyone. */
  shell: ReactNode;
  children: ReactNode;
}

/**
 * A staff route (specification §2, route table): its page for staff, the way to `/admin` for anybody else. A session
 * that ends under a form with changes asks to sign in again on the spot.
 */
export function StaffOnly({ shell, children }: StaffOnlyProps) {
  const { status, isLoading } = useStartedSession();
  const isHydrated = useHydrated();
  const { pathname, search } = useLocation();
  const hadAccess = useRef(false);
  if (status === 'authenticated') hadAccess.current = true;
  const isCutOff = status === 'not-authenticated' && hadAccess.current && hasUnsavedChanges();

  useEffect(() => {
    if (isCutOff) void requestSignIn();
  }, [isCutOff]);

  if (status === 'not-authenticated' && !isCutOff) return <Navigate to={signInPath(pathname + search)} replace />;
  if (status === 'checking') {
    return (
      <>
        {isHydrated && !isLoading ? <UnreachableNotice /> : null}
        {shell}
      </>
    );
  }
  return (
    <>
      {children}
      <SignInDialog />
    </>
  );
}

/** The check was put off: it is tried again by itself (decisions, Sign-in). */
function UnreachableNotice() {
  const language = useLanguage();
  return (
    <div className="wrap">
      <p role="alert" className={styles.notice}>
        {format({ key: 'auth.unreachable' }, language)}
      </p>
    </div>
  );
}
