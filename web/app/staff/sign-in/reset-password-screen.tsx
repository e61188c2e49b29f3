import { useSearchParams } from '@remix-run/react';
import { newPassword, PASSWORD_MIN } from '@upfield/cms/contract';
import { type FormEvent, useState } from 'react';
import { useHydrated } from '~/browser/hydration';
import { messageText } from '~/forms/message-text';
import { PasswordField } from '~/forms/password-field';
import { staffLabels } from '~/labels/staff';
import { useLabels, useLanguage } from '~/labels/use-labels';
import { Button, LinkButton } from '~/ui/button';
import { ApiError } from '../api/api-error';
import { resetPassword } from '../api/endpoints';
import { requestProblem } from '../session/failure-message';
import { SIGN_IN_PATH } from '../session/staff-paths';
import styles from './reset-password-screen.module.css';

/** `/reset-password?code=…`, where the message with the reset link leads. */
export function ResetPasswordScreen() {
  const labels = useLabels(staffLabels);
  const [search] = useSearchParams();
  const [isSaved, setSaved] = useState(false);
  const code = search.get('code');
  return (
    <div className={`wrap ${styles.screen}`}>
      <h1 className="title">
        <span>{labels.newPasswordTitle}</span>
      </h1>
      <div className={styles.box}>
        {code && !isSaved ? (
          <NewPasswordForm code={code} onSaved={() => setSaved(true)} />
        ) : (
          <>
            <p role="status">{isSaved ? labels.newPasswordSaved : labels.newPasswordLink}</p>
            <LinkButton href={SIGN_IN_PATH}>{labels.goToLogin}</LinkButton>
          </>
        )}
      </div>
    </div>
  );
}

function NewPasswordForm({ code, onSaved }: { code: string; onSaved: () => void }) {
  const labels = useLabels(staffLabels);
  const language = useLanguage();
  const isReady = useHydrated();
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string | undefined>();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = newPassword.safeParse(new FormData(event.currentTarget).get('password'));
    if (!typed.success) {
      setError(messageText(typed.error.issues[0]?.message, labels.newPassword, language));
      return;
    }
    setSending(true);
    try {
      await resetPassword({ code, password: typed.data });
      onSaved();
    } catch (failure) {
      const refused = failure instanceof ApiError ? failure.fieldErrors[0] : undefined;
      const isLinkOver = refused?.path === 'code';
      setError(isLinkOver ? labels.newPasswordLinkOver : (refused?.message ?? requestProblem(failure, language)));
    } finally {
      setSending(false);
    }
  };

  return (
    <form className={styles.form} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <PasswordField
        name="password"
        label={labels.newPassword}
        hint={labels.newPasswordHint(PASSWORD_MIN)}
        error={error}
        span={12}
        required
        autoComplete="new-password"
      />
      <Button type="submit" disabled={!isReady || isSending} busy={isSending}>
        {isSending ? labels.newPasswordSaving : labels.newPasswordSave}
      </Button>
    </form>
  );
}
