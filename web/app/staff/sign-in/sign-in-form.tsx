import { format } from '@upfield/cms/contract';
import { type FormEvent, useEffect, useState } from 'react';
import { useHydrated } from '~/browser/hydration';
import { CheckField } from '~/forms/check-field';
import { FieldError } from '~/forms/field';
import { validateForm } from '~/forms/form-validation';
import { PasswordField } from '~/forms/password-field';
import { TextField } from '~/forms/text-field';
import { staffLabels } from '~/labels/staff';
import { useLabels, useLanguage } from '~/labels/use-labels';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { canStore } from '../api/token-storage';
import { signIn, useSession } from '../session/session-store';
import styles from './sign-in-form.module.css';

interface SignInFormProps {
  /** Called after a successful sign-in. */
  onSignedIn: () => void;
}

const hasText = (value: string) => value.trim() !== '';

/** E-mail, password, Remember me and LOGIN (specification §2, Staff sign-in screen), with both ways an error shows. */
export function SignInForm({ onSignedIn }: SignInFormProps) {
  const labels = useLabels(staffLabels);
  const language = useLanguage();
  const isReady = useHydrated();
  const { isLoading } = useSession();
  const popup = useErrorPopup();
  const [inlineError, setInlineError] = useState<string | null>(null);
  const [missing, setMissing] = useState<{ emailValid: string | null; passwordValid: string | null } | null>(null);

  const isRefused = isReady && !canStore();

  const required = (field: string) => format({ key: 'rule.required', values: { field } }, language);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLoading || isRefused) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const values = { email: String(data.get('email') ?? ''), password: String(data.get('password') ?? '') };
    const { validity, isFormValid } = validateForm(values, {
      email: [hasText, required(labels.email)],
      password: [(password: string) => password !== '', required(labels.password)],
    });
    setInlineError(null);
    setMissing(isFormValid ? null : validity);
    if (!isFormValid) {
      form.querySelector<HTMLInputElement>(`[name=${validity.emailValid ? 'email' : 'password'}]`)?.focus();
      return;
    }
    const error = await signIn(values.email.trim(), values.password, data.get('remember') !== null);
    if (error === null) onSignedIn();
    else setInlineError(error);
  };

  return (
    <>
      <form
        className={styles.form}
        method="post"
        noValidate
        onSubmit={(event) => void submit(event)}
        onInput={() => {
          setInlineError(null);
          setMissing(null);
        }}
      >
        <TextField
          name="email"
          type="email"
          label={labels.email}
          error={missing?.emailValid}
          span={12}
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          name="password"
          label={labels.password}
          error={missing?.passwordValid}
          span={12}
          required
          autoComplete="current-password"
        />
        <div>
          <FieldError id="sign-in" error={isRefused ? labels.needsStorage : inlineError} />
          <CheckField name="remember" label={labels.rememberMe} defaultChecked />
        </div>
        <Button type="submit" wide disabled={!isReady || isLoading || isRefused} busy={isLoading}>
          {isLoading ? labels.loginBusy : labels.login}
        </Button>
      </form>
      <Dialog
        open={popup.message !== null}
        onClose={popup.close}
        title={labels.signInFailedTitle}
        variant="error"
        actions={
          <Button stub={null} onClick={popup.close}>
            {labels.tryAgain}
          </Button>
        }
      >
        <p>{popup.message}</p>
      </Dialog>
    </>
  );
}

/** Opens with each error of the session, which is there for about ten milliseconds, and stays until dismissed. */
function useErrorPopup() {
  const { errorMessage } = useSession();
  const [message, setMessage] = useState<string | null>(null);
  useEffect(() => {
    if (errorMessage !== null) setMessage(errorMessage);
  }, [errorMessage]);
  return { message, close: () => setMessage(null) };
}
