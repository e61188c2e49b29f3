import { Navigate, useSearchParams } from '@remix-run/react';
import type { SignInPage } from '@upfield/cms/contract';
import { useState } from 'react';
import { staffLabels } from '~/labels/staff';
import { useLabels } from '~/labels/use-labels';
import type { StickerCard } from '~/player-cards/sticker/sticker-fields';
import { siteNameOf, useSiteData } from '~/site/site-data';
import { LinkButton } from '~/ui/button';
import { usePageHref } from '~/ui/page-href';
import { useStartedSession } from '../session/session-gate';
import { pathAfterSignIn } from '../session/staff-paths';
import { PasswordResetDialog } from './password-reset-dialog';
import { SignInForm } from './sign-in-form';
import styles from './sign-in-screen.module.css';
import { SignInWall } from './sign-in-wall';

/** Where account creation will be; the link is printed and not usable (specification §2). */
const REGISTER_PATH = '/auth/register';

interface SignInScreenProps {
  /** Null while it is not published: staff can sign in all the same. */
  page: SignInPage | null;
  cards: (StickerCard & { id: string })[];
}

/** The staff sign-in screen, `/admin` (specification §2); staff who are signed in go on at once. */
export function SignInScreen({ page, cards }: SignInScreenProps) {
  const labels = useLabels(staffLabels);
  const siteName = siteNameOf(useSiteData());
  const { status } = useStartedSession();
  const [search] = useSearchParams();
  const inLanguage = usePageHref();
  const [isResetting, setResetting] = useState(false);

  if (status === 'authenticated') return <Navigate to={inLanguage(pathAfterSignIn(search.get('next')))} replace />;
  return (
    <div className={styles.gate}>
      <SignInWall cards={cards} />
      <div className={styles.main}>
        <div className={styles.box}>
          <h1 className={`shout ${styles.title}`}>
            <span>{`${page?.title ?? labels.signInTitle} ${siteName}`}</span>
          </h1>
          {page?.text ? <p className={styles.text}>{page.text}</p> : null}
          <SignInForm onSignedIn={() => undefined} />
          <p className={styles.forgot}>
            <button type="button" className={`text-link ${styles.forgotButton}`} onClick={() => setResetting(true)}>
              <span>{page?.forgotText ?? labels.forgotPassword}</span>
            </button>
          </p>
          <div className={styles.others}>
            {page ? (
              <LinkButton
                href={REGISTER_PATH}
                wide
                stub={null}
                aria-disabled="true"
                tabIndex={-1}
                onClick={(event) => event.preventDefault()}
              >
                {page.createAccountText}
              </LinkButton>
            ) : null}
            {page?.returnLink ? (
              <LinkButton href={page.returnLink.href} wide tone="line">
                {page.returnLink.label}
              </LinkButton>
            ) : null}
          </div>
        </div>
      </div>
      <PasswordResetDialog open={isResetting} onClose={() => setResetting(false)} />
    </div>
  );
}
