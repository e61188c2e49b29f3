import { email as emailRule } from '@upfield/cms/contract';
import { type FormEvent, useState } from 'react';
import { messageText } from '~/forms/message-text';
import { TextField } from '~/forms/text-field';
import { staffLabels } from '~/labels/staff';
import { useLabels, useLanguage } from '~/labels/use-labels';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { askForPasswordReset } from '../api/endpoints';
import { requestProblem } from '../session/failure-message';
import styles from './sign-in-form.module.css';

interface PasswordResetDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Asks for the message with the reset link. The answer never reveals whether the address has an account. */
export function PasswordResetDialog({ open, onClose }: PasswordResetDialogProps) {
  const labels = useLabels(staffLabels);
  const language = useLanguage();
  const [state, setState] = useState<'asking' | 'sending' | 'sent'>('asking');
  const [error, setError] = useState<string | undefined>();

  const close = () => {
    setState('asking');
    setError(undefined);
    onClose();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = emailRule.safeParse(new FormData(event.currentTarget).get('email'));
    if (!typed.success) {
      setError(messageText(typed.error.issues[0]?.message, labels.resetEmail, language));
      return;
    }
    setState('sending');
    try {
      await askForPasswordReset(typed.data);
      setState('sent');
    } catch (failure) {
      setError(requestProblem(failure, language));
      setState('asking');
    }
  };

  return (
    <Dialog open={open} onClose={close} title={labels.resetTitle}>
      {state === 'sent' ? (
        <div className={styles.form}>
          <p role="status">{labels.resetSent}</p>
          <Button stub={null} onClick={close}>
            {labels.ok}
          </Button>
        </div>
      ) : (
        <form className={styles.form} method="post" noValidate onSubmit={(event) => void submit(event)}>
          <p>{labels.resetText}</p>
          <TextField
            id="reset-email"
            name="email"
            type="email"
            label={labels.resetEmail}
            error={error}
            span={12}
            autoComplete="username"
            required
          />
          <Button type="submit" disabled={state === 'sending'} busy={state === 'sending'}>
            {state === 'sending' ? labels.resetSending : labels.resetSend}
          </Button>
          <Button tone="line" onClick={close}>
            {labels.cancel}
          </Button>
        </form>
      )}
    </Dialog>
  );
}
