import { asksForGuardian, LEAD_TEXT_MAX, PACKAGES } from '@upfield/cms/contract/lead-choices';
import { EMAIL_MAX } from '@upfield/cms/contract/text';
import { FILM_URL_MAX } from '@upfield/cms/contract/urls';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { FieldGrid } from '~/forms/field';
import { SelectField } from '~/forms/select-field';
import { TextField } from '~/forms/text-field';
import { useEarlyAnswer } from '~/forms/use-early-answer';
import { formsLabels } from '~/labels/forms';
import { useLabels, useLanguage } from '~/labels/use-labels';
import { ChosenPack, type PackChoice, packageNamed } from './chosen-pack';
import styles from './lead-form.module.css';
import type { LeadField, LeadValues } from './lead-result';
import { YesNoSelect } from './yes-no-select';

interface FamilyFieldsProps {
  values: LeadValues;
  errors: Partial<Record<LeadField, string>>;
  /** Explains why a guardian is asked for. */
  guardianText: string;
  /** On a page where packs are chosen. */
  pack?: PackChoice;
  children: React.ReactNode;
}

/** The fields of specification §3 "Lead", with their names; the last two rows depend on what is answered before. */
export function FamilyFields({ values, errors, guardianText, pack, children }: FamilyFieldsProps) {
  const common = useLabels(formsLabels);
  const labels = common.lead;
  const phone = usePhoneCheck();
  const [age, setAge] = useState(values.age ?? '');
  const [video, setVideo] = useState<'yes' | 'no'>(values.videoHighlight === 'yes' ? 'yes' : 'no');
  const pickedEntry = pack?.name ? packageNamed(pack.name, labels.packages) : undefined;
  const packageList = usePackageList(pickedEntry, pack);
  useEarlyAnswer('lead-age', setAge);
  useEarlyAnswer('lead-videoHighlight', (answer) => setVideo(answer === 'yes' ? 'yes' : 'no'));
  const field = (name: Exclude<LeadField, 'playerId'>) => ({
    id: `lead-${name}`,
    name,
    label: labels[name],
    error: errors[name],
    defaultValue: values[name],
  });

  return (
    <FieldGrid>
      {pack ? <ChosenPack {...pack} /> : null}
      <TextField {...field('fullname')} span={12} required autoComplete="name" maxLength={LEAD_TEXT_MAX.fullname} />
      <TextField {...field('email')} type="email" required autoComplete="email" maxLength={EMAIL_MAX} />
      <TextField
        {...field('phone')}
        {...phone.handlers}
        error={phone.problem ?? errors.phone}
        type="tel"
        required
        autoComplete="tel"
        placeholder="+503"
        maxLength={40}
      />
      <TextField
        {...field('age')}
        span={3}
        type="number"
        inputMode="numeric"
        required
        onChange={(event) => setAge(event.currentTarget.value)}
      />
      <TextField {...field('sport')} span={3} required maxLength={LEAD_TEXT_MAX.sport} />
      <TextField
        {...field('country')}
        {...phone.handlers}
        required
        autoComplete="country-name"
        maxLength={LEAD_TEXT_MAX.country}
      />
      {asksForGuardian(age) ? (
        <>
          <p className={styles.guardian}>
            <span>{guardianText}</span>
          </p>
          <TextField {...field('guardianName')} required maxLength={LEAD_TEXT_MAX.fullname} />
          <TextField {...field('guardianEmail')} type="email" required maxLength={EMAIL_MAX} />
        </>
      ) : null}
      <TextField {...field('graduationDate')} type="date" required />
      <SelectField
        {...field('packageInterested')}
        defaultValue={values.packageInterested ?? pickedEntry}
        ref={packageList}
        onChange={pack?.onClear}
      >
        <option value="">{common.selectOption}</option>
        {PACKAGES.map((name) => (
          <option key={name} value={name}>
            {labels.packages[name]}
          </option>
        ))}
      </SelectField>
      <YesNoSelect
        name="videoHighlight"
        label={labels.videoHighlight}
        error={errors.videoHighlight}
        value={video}
        onChange={setVideo}
      />
      {video === 'yes' ? (
        <TextField
          {...field('highlightLink')}
          span={12}
          type="url"
          required
          placeholder="https://"
          maxLength={FILM_URL_MAX}
        />
      ) : null}
      {children}
    </FieldGrid>
  );
}

/**
 * Selects the chosen pack in the list of packages; a later choice in the list takes precedence, also one from before the scripts start.
 * @param entry of the list that stands for the pack; undefined while none is chosen
 */
function usePackageList(entry: string | undefined, pack: PackChoice | undefined) {
  const list = useRef<HTMLSelectElement>(null);
  const shown = useRef(pack?.name);
  useEffect(() => {
    if (pack?.name !== shown.current && entry !== undefined && list.current) list.current.value = entry;
    shown.current = pack?.name;
  }, [pack?.name, entry]);
  useEarlyAnswer('lead-packageInterested', (answer) => {
    if (entry !== undefined && answer !== entry) pack?.onClear();
  });
  return list;
}

const textOf = (form: HTMLFormElement | null, name: string): string => {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field.value : '';
};

/** Loads the rule and its messages on demand: visitors who type no number do not download them. */
const loadRule = () => import('./phone-problem').catch(() => null);

/**
 * Says what is wrong with a phone number when its field, or the country's, is left: the CMS would say it only with the answer to
 * the whole form. The rule is loaded when it is first needed; if that fails, only the CMS checks the number.
 * @returns the printed problem, and the handlers of both fields
 */
function usePhoneCheck() {
  const language = useLanguage();
  const [problem, setProblem] = useState<string | null>(null);

  const check = async ({ currentTarget: { form } }: FocusEvent<HTMLInputElement>) => {
    const phone = textOf(form, 'phone');
    const country = textOf(form, 'country');
    // Without its country a number may still lack its code.
    if (phone.trim() === '' || (country.trim() === '' && !phone.includes('+'))) return;
    const rule = await loadRule();
    const isCurrent = textOf(form, 'phone') === phone && textOf(form, 'country') === country;
    if (rule && isCurrent) setProblem(rule.problemOf(phone, country, language));
  };

  return { problem, handlers: { onBlur: check, onInput: () => setProblem(null) } };
}
