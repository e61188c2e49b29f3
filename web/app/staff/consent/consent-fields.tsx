import {
  CARD_TEXT_MAX,
  CONSENT_YEAR_MIN,
  type ConsentGiven,
  LANGUAGES,
  type Language,
  type StaffPlayerCard,
} from '@upfield/cms/contract';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Field, FieldGrid } from '~/forms/field';
import { SelectField } from '~/forms/select-field';
import { TextField } from '~/forms/text-field';
import { manageLabels } from '~/labels/manage';
import { staffLabels } from '~/labels/staff';
import { useLabels, useLanguage } from '~/labels/use-labels';
import { Button } from '~/ui/button';
import { dayText, localDayText } from '../ui/dates';
import styles from './consent-fields.module.css';
import { CONSENT_FIELDS, type ConsentErrors, type ConsentOfCard, readConsent, refusedConsent } from './consent-form';
import { FurtherFields, furtherField, useFurther } from './further-fields';
import { useConsentWords } from './use-consent-words';
import { useSaving } from './use-saving';

/** Chosen in the list of languages while the words are neither of the CMS's. */
const OTHER_WORDS = '';
/** Name of the button that saves and opens the next card. */
const GO_ON = 'goOn';

interface ConsentFieldsProps {
  card: StaffPlayerCard;
  /** What was typed before the dialog was last left without saving, by the card's id. */
  typedBefore: ReadonlyMap<string, ConsentGiven>;
  onType: (id: string, typed: ConsentGiven) => void;
  /** The cards that wait for their consent after this one. */
  waiting: StaffPlayerCard[];
  /** The card before it was just saved, so that the keyboard has lost its place. */
  isContinued: boolean;
  /** Stores one. @throws what the call threw */
  onSave: (consent: ConsentOfCard) => Promise<void>;
  onSaved: (consents: ConsentOfCard[], goOn: boolean) => void;
  onWithdraw: () => void;
  onClose: () => void;
}

/** Who, when, and which words; the words are those that the CMS has for guardians, in the language they were read in. */
export function ConsentFields({ card, waiting, isContinued, typedBefore, onType, ...on }: ConsentFieldsProps) {
  const labels = useLabels(manageLabels);
  const { cancel } = useLabels(staffLabels);
  const language = useLanguage();
  const wordsOf = useConsentWords();
  const [typed, setTyped] = useState<ConsentGiven>(
    () => typedBefore.get(card.id) ?? card.consent ?? { givenBy: '', givenOn: '', text: wordsOf[language] },
  );
  const [errors, setErrors] = useState<ConsentErrors>({});
  const further = useFurther(waiting, typedBefore);
  const { isSaving, problem, save } = useSaving();
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const [first] = [
      ...CONSENT_FIELDS.filter((field) => errors[field]),
      ...Object.keys(further.errors).map(furtherField),
    ];
    const control = first && form.current?.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  }, [errors, further.errors]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: where the form opens, not where it goes on.
  useEffect(() => {
    const first = form.current?.elements.namedItem('givenBy');
    if (isContinued && first instanceof HTMLElement) first.focus();
  }, []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const goOn = submitter?.getAttribute('name') === GO_ON;
    const { givenBy, givenOn, text } = typed;
    const read = readConsent({ givenBy, givenOn, text }, labels.consentFields, language);
    setErrors(read.errors);
    const others = further.read(typed);
    const { consent } = read;
    if (!consent || !others) return;
    const consents = [{ card, consent }, ...others];
    void save(
      async () => {
        for (const given of consents) await on.onSave(given).catch((error) => fail(given.card, error));
        on.onSaved(consents, goOn);
      },
      (error) => {
        const refused = refusedConsent(error, labels.consentFields);
        setErrors(refused);
        return Object.keys(refused).length > 0;
      },
    );
  };
  /** Of several that are stored one after the other, the one that failed is named. */
  const fail = (failed: StaffPlayerCard, error: unknown) => {
    if (failed.id === card.id || !(error instanceof Error)) throw error;
    throw new Error(`${failed.name} ${failed.lastName}: ${error.message}`, { cause: error });
  };
  const type = (change: Partial<ConsentGiven>) => {
    const next = { ...typed, ...change };
    setTyped(next);
    onType(card.id, next);
  };
  const left = waiting.length - further.named;
  const control = (field: keyof ConsentGiven) => ({
    name: field,
    value: typed[field],
    required: true,
    onChange: ({ target }: { target: { value: string } }) => type({ [field]: target.value }),
  });

  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit}>
      <p>{labels.consentText(`${card.name} ${card.lastName}`)}</p>
      <FieldGrid>
        {wordsOf.en && wordsOf.es ? (
          <SelectField
            id="consent-language"
            name="language"
            span={12}
            label={labels.consentLanguage}
            value={LANGUAGES.find((name) => wordsOf[name] === typed.text) ?? OTHER_WORDS}
            onChange={({ target }) => type({ text: wordsOf[target.value as Language] })}
          >
            {LANGUAGES.map((name) => (
              <option key={name} value={name}>
                {labels.consentLanguages[name]}
              </option>
            ))}
            <option value={OTHER_WORDS} disabled>
              {labels.otherWords}
            </option>
          </SelectField>
        ) : null}
        <TextField
          {...control('givenBy')}
          id="consent-givenBy"
          span={12}
          label={labels.consentFields.givenBy}
          hint={labels.givenByHint}
          error={errors.givenBy}
          autoComplete="off"
          maxLength={CARD_TEXT_MAX.name}
        />
        <TextField
          {...control('givenOn')}
          id="consent-givenOn"
          span={12}
          type="date"
          label={labels.consentFields.givenOn}
          error={errors.givenOn}
          min={`${CONSENT_YEAR_MIN}-01-01`}
          max={new Date().toISOString().slice(0, 10)}
        />
        {/* Without the browser's limit, which cuts what is pasted without a word: a text that is too long is refused by name. */}
        <Field id="consent-text" span={12} label={labels.consentFields.text} error={errors.text}>
          {(look) => (
            <textarea {...control('text')} {...look} className={`${look.className} ${styles.words}`} rows={4} />
          )}
        </Field>
      </FieldGrid>
      {further.cards.length > 0 ? (
        <FurtherFields
          {...further}
          onName={(id, givenBy) => {
            further.name(id, givenBy);
            onType(id, { ...typed, givenBy });
          }}
        />
      ) : null}
      {card.consent?.recordedBy ? (
        <p className={styles.recorded}>
          {`${labels.recordedBy(card.consent.recordedBy)} ${labels.consentVersion(card.consent.version)}`}
        </p>
      ) : null}
      <WithdrawnConsents card={card} />
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <div className={`buttons ${styles.buttons}`}>
        <Button type="submit" size="small" stub={null} disabled={isSaving}>
          {isSaving ? labels.saving : labels.saveConsent}
        </Button>
        <Button size="small" tone="line" onClick={on.onClose}>
          {cancel}
        </Button>
        {left > 0 ? (
          <Button type="submit" name={GO_ON} size="small" tone="ink" stub={null} disabled={isSaving}>
            {labels.saveAndNext(left)}
          </Button>
        ) : null}
        {card.consent ? (
          <button type="button" className={`text-link ${styles.withdraw}`} disabled={isSaving} onClick={on.onWithdraw}>
            {labels.withdraw}
          </button>
        ) : null}
      </div>
    </form>
  );
}

/** What was agreed to before and taken back, each with its words folded. */
function WithdrawnConsents({ card: { withdrawnConsents } }: Pick<ConsentFieldsProps, 'card'>) {
  const labels = useLabels(manageLabels);
  const language = useLanguage();
  if (withdrawnConsents.length === 0) return null;
  return (
    <section className={styles.recorded} aria-labelledby="withdrawn-consents">
      <h3 id="withdrawn-consents">{labels.withdrawnBefore}</h3>
      {withdrawnConsents.map(({ givenBy, givenOn, text, withdrawnOn, withdrawnBy }) => (
        <details key={withdrawnOn}>
          <summary>
            {labels.withdrawnConsent(
              givenBy,
              dayText(givenOn, language),
              localDayText(withdrawnOn, language),
              withdrawnBy,
            )}
          </summary>
          <p>{text}</p>
        </details>
      ))}
    </section>
  );
}
