import type { LeadKind } from '@upfield/cms/contract/lead-choices';
import { type FormEvent, Fragment, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useHydrated } from '~/browser/hydration';
import { ErrorSummary } from '~/forms/error-summary';
import { HoneypotField } from '~/forms/honeypot-field';
import { familyLabels } from '~/labels/family';
import { formsLabels } from '~/labels/forms';
import { useLabels } from '~/labels/use-labels';
import { Button } from '~/ui/button';
import { Captcha } from './captcha';
import { fieldNames } from './field-names';
import styles from './lead-form.module.css';
import type { LeadField, RejectedLead } from './lead-result';
import { useLeadSending } from './use-lead-sending';

interface LeadSheetProps {
  heading: string;
  /** Small words beside the heading. */
  note?: string;
  /** Another way to write to us, beside the heading. */
  beside?: ReactNode;
  /** What stands under the confirmation. */
  next?: (promisedFilm: boolean) => ReactNode;
  kind: LeadKind;
  words: { submitLabel: string; successTitle: string; successText: string; insecureText: string };
  level: 2 | 3;
  id?: string;
  action?: string;
  /** The fields; they take the captcha as their last row. */
  children: (rejected: RejectedLead | null, captcha: ReactNode) => ReactNode;
}

/** A team sheet that can be sent: heading, what is wrong, fields, captcha, button, and the confirmation in their place. */
export function LeadSheet(props: LeadSheetProps) {
  const { heading, note, beside, next, kind, words, level, id, action, children } = props;
  const { Form, busy, result, isCarried, inputs, onSubmit } = useLeadSending(kind);
  const labels = useLabels(formsLabels).lead;
  const hydrated = useHydrated();
  const [usable, setUsable] = useState(true);
  const Heading = `h${level}` as const;
  const rejected = result?.state === 'refused' ? result : null;
  const round = useFreshCaptcha(rejected);
  const { active, clear } = useActiveErrors(rejected);
  const onChange = ({ target }: FormEvent<HTMLFormElement>) => {
    if ('name' in target) clear(String(target.name));
  };

  if (result?.state === 'sent') {
    return (
      <Sent id={id} title={words.successTitle} text={words.successText} level={level}>
        {next?.(result.promisedFilm)}
      </Sent>
    );
  }
  return (
    <div className={styles.sheet} id={id}>
      <div className={styles.top}>
        <Heading className="h3">
          <span>{heading}</span>
        </Heading>
        <div className={styles.beside}>
          {note ? (
            <span className={styles.note}>
              <span>{note}</span>
            </span>
          ) : null}
          {beside}
        </div>
      </div>
      <Form
        method="post"
        action={action}
        noValidate={hydrated}
        onSubmit={onSubmit}
        onChange={onChange}
        className={styles.form}
        aria-label={heading}
      >
        <Problems rejected={rejected} errors={active?.errors} />
        <HoneypotField />
        <input
          ref={inputs.submissionId}
          type="hidden"
          name="submissionId"
          defaultValue={rejected?.values.submissionId}
        />
        <input ref={inputs.campaign} type="hidden" name="campaign" />
        <input ref={inputs.elapsed} type="hidden" name="elapsed" />
        {/* Mounted anew with the answers that come from the page in the other language. */}
        <Fragment key={String(isCarried)}>
          {children(
            active,
            <Captcha
              insecureText={words.insecureText}
              error={active?.errors.altcha}
              round={round}
              onSolved={() => clear('altcha')}
              onUsable={setUsable}
            />,
          )}
        </Fragment>
        {/* Without scripts the form goes to the open address, so that the campaign in its query is not lost; scripts use the form's action. */}
        <Button
          type="submit"
          formAction={hydrated ? undefined : `#${id ?? ''}`}
          wide
          busy={busy}
          disabled={busy || !usable}
          className={styles.send}
        >
          {busy ? labels.sending : words.submitLabel}
        </Button>
      </Form>
    </div>
  );
}

/** Counts the captchas that were rejected: each asks for a new challenge. */
function useFreshCaptcha(rejected: RejectedLead | null): number {
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (rejected?.errors.altcha && rejected.values.altcha) setRound((before) => before + 1);
  }, [rejected]);
  return round;
}

interface ProblemsProps {
  rejected: RejectedLead | null;
  /** Those of its errors that are still active. */
  errors?: RejectedLead['errors'];
}

/** The error summary over the form: takes the focus after each refusal, and links to each field. */
function Problems({ rejected, errors = {} }: ProblemsProps) {
  const labels = fieldNames(useLabels(formsLabels).lead, useLabels(familyLabels), rejected?.values.writer);
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (rejected) summary.current?.focus();
  }, [rejected]);
  if (!rejected) return null;
  const fields = Object.keys(errors) as LeadField[];
  if (fields.length === 0 && !rejected.problem) return null;
  return (
    <ErrorSummary
      ref={summary}
      title={rejected.problem ?? labels.problems}
      entries={fields.map((field) => ({ id: `lead-${field}`, label: field === 'playerId' ? field : labels[field] }))}
      onGo={(target) => document.getElementById(target)?.focus()}
    />
  );
}

interface SentProps {
  id?: string;
  title: string;
  text: string;
  level: 2 | 3;
  children: ReactNode;
}

/** The confirmation that takes the form's place. */
function Sent({ id, title, text, level, children }: SentProps) {
  const Heading = `h${level}` as const;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} className={`${styles.sheet} ${styles.sent}`} id={id} role="status" tabIndex={-1}>
      <Heading className="title">
        <span>{title}</span>
      </Heading>
      <p className="lede">
        <span>{text}</span>
      </p>
      {children}
    </div>
  );
}

/**
 * The server's errors, without those of fields that were edited since: they say nothing about the new values.
 * @returns the result with its active errors, and what clears the error of a field, by its name
 */
function useActiveErrors(rejected: RejectedLead | null) {
  const [edited, setEdited] = useState<{ since: RejectedLead | null; fields: readonly string[] }>({
    since: null,
    fields: [],
  });
  const clear = useCallback(
    (field: string) =>
      setEdited(({ since, fields }) => ({
        since: rejected,
        fields: since === rejected ? [...fields, field] : [field],
      })),
    [rejected],
  );
  const active =
    rejected && edited.since === rejected ? { ...rejected, errors: without(rejected, edited.fields) } : rejected;
  return { active, clear };
}

function without({ errors }: RejectedLead, fields: readonly string[]): Partial<Record<LeadField, string>> {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field)));
}
