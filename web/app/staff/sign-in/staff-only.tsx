import { Navigate, useLocation } from '@remix-run/react';
import { pathIn } from '@upfield/cms/contract/content/page-languages';
import { type ReactNode, useEffect, useRef } from 'react';
import { useHydrated } from '~/browser/hydration';
import { staffLabels } from '~/labels/staff';
import { useLabels } from '~/labels/use-labels';
import { usePageHref } from '~/ui/page-href';
import { useStartedSession } from '../session/session-gate';
import { requestSignIn } from '../session/sign-in-prompt';
import { signInPath } from '../session/staff-paths';
import { hasUnsavedChanges } from '../session/unsaved-changes';
import { useChosenLanguage } from '../session/use-chosen-language';
import { SignInDialog } from './sign-in-dialog';
import styles from './staff-only.module.css';

interface StaffOnlyProps {
  /** Shown until the session is known: the page's skeleton, the same for everyone. */
  shell: ReactNode;
  children: ReactNode;
}

/**
 * A staff route (specification §2, route table): shows its page to staff and redirects everybody else to `/admin`. When
 * the session ends while a form has unsaved changes, a dialog asks to sign in again.
 */
export function StaffOnly({ shell, children }: StaffOnlyProps) {
  const { status, isLoading } = useStartedSession();
  useChosenLanguage(status === 'authenticated');
  const isHydrated = useHydrated();
  const { pathname, search } = useLocation();
  const inLanguage = usePageHref();
  const hadAccess = useRef(false);
  if (status === 'authenticated') hadAccess.current = true;
  const isCutOff = status === 'not-authenticated' && hadAccess.current && hasUnsavedChanges();

  useEffect(() => {
    if (isCutOff) void requestSignIn();
  }, [isCutOff]);

  if (status === 'not-authenticated' && !isCutOff)
    return <Navigate to={inLanguage(signInPath(pathIn(pathname, 'en') + search))} replace />;
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

/** The session check was postponed; it is retried automatically (decisions, Sign-in). */
function UnreachableNotice() {
  return (
    <div className="wrap">
      <p role="alert" className={styles.notice}>
        {useLabels(staffLabels).unreachable}
      </p>
    </div>
  );
}
