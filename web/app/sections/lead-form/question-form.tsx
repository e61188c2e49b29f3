import { LEAD_TEXT_MAX } from '@upfield/cms/contract/lead-choices';
import { EMAIL_MAX } from '@upfield/cms/contract/text';
import { Field, FieldGrid } from '~/forms/field';
import { TextField } from '~/forms/text-field';
import { formsLabels } from '~/labels/forms';
import { questionLabels } from '~/labels/question';
import { useLabels } from '~/labels/use-labels';
import { useSiteData } from '~/site/site-data';
import type { LeadField, RejectedLead } from './lead-result';
import { LeadSheet } from './lead-sheet';
import styles from './question-form.module.css';

interface QuestionFormProps {
  kind: 'coach-question' | 'removal-request';
  playerId: string;
  playerName: string;
}

const NOTHING_REJECTED: Pick<RejectedLead, 'errors' | 'values'> = { errors: {}, values: {} };

/** A coach's question about a player, or a family's request to take the page down. Both are stored like a lead. */
export function QuestionForm({ kind, playerId, playerName }: QuestionFormProps) {
  const fields = useLabels(formsLabels).lead;
  const labels = useLabels(questionLabels);
  const { global } = useSiteData();
  if (!global) return null;
  const asks = kind === 'coach-question';
  const words = {
    submitLabel: asks ? labels.askSubmit : labels.removalSubmit,
    successTitle: labels.received,
    successText: asks ? labels.askSent : labels.removalSent,
    insecureText: global.leadForm.insecureText,
  };
  return (
    <LeadSheet heading={labels.about(playerName)} kind={kind} words={words} level={2}>
      {(rejected, captcha) => {
        const { errors, values } = rejected ?? NOTHING_REJECTED;
        const field = (name: Exclude<LeadField, 'playerId'>) => ({
          id: `lead-${name}`,
          name,
          label: fields[name],
          error: errors[name],
          defaultValue: values[name],
        });
        return (
          <FieldGrid>
            <input type="hidden" name="playerId" value={playerId} />
            <TextField {...field('fullname')} required autoComplete="name" maxLength={LEAD_TEXT_MAX.fullname} />
            <TextField {...field('email')} type="email" required autoComplete="email" maxLength={EMAIL_MAX} />
            {asks ? (
              <TextField
                {...field('university')}
                span={12}
                required
                autoComplete="organization"
                maxLength={LEAD_TEXT_MAX.university}
              />
            ) : null}
            <MessageField {...field('message')} required={asks} />
            {captcha}
          </FieldGrid>
        );
      }}
    </LeadSheet>
  );
}

interface MessageFieldProps {
  id: string;
  name: string;
  label: string;
  error?: string;
  defaultValue?: string;
  required: boolean;
}

/** Several lines of text. A pasted one that is too long comes whole and is refused by name: a browser's limit would cut it without a word. */
function MessageField({ id, name, label, error, defaultValue, required }: MessageFieldProps) {
  return (
    <Field id={id} label={label} error={error} span={12}>
      {(control) => (
        <textarea
          {...control}
          className={`${control.className} ${styles.message}`}
          name={name}
          rows={5}
          required={required}
          defaultValue={defaultValue}
        />
      )}
    </Field>
  );
}
