import { staffLabels } from '~/labels/staff';
import { useLabels } from '~/labels/use-labels';
import { Dialog } from '~/ui/dialog';
import { answerSignIn, useSignInPrompt } from '../session/sign-in-prompt';
import styles from './sign-in-dialog.module.css';
import { SignInForm } from './sign-in-form';

/** Signing in again over the page that is open, when a session ended while somebody was working. */
export function SignInDialog() {
  const labels = useLabels(staffLabels);
  const isOpen = useSignInPrompt();
  return (
    <Dialog open={isOpen} onClose={() => answerSignIn(false)} title={labels.sessionOverTitle}>
      <p className={styles.text}>{labels.sessionOverText}</p>
      <SignInForm onSignedIn={() => answerSignIn(true)} />
    </Dialog>
  );
}
