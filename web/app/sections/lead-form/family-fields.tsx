import { PACKAGES } from '@upfield/cms/contract/lead-choices';
import { Fragment, useEffect, useRef, useState } from 'react';
import { CheckField } from '~/forms/check-field';
import { FieldGrid } from '~/forms/field';
import { SelectField } from '~/forms/select-field';
import { TextField } from '~/forms/text-field';
import { useEarlyAnswer } from '~/forms/use-early-answer';
import { familyLabels } from '~/labels/family';
import { formsLabels } from '~/labels/forms';
import { useLabels } from '~/labels/use-labels';
import { ChosenPack, type PackChoice, packageNamed } from './chosen-pack';
import { fieldNames } from './field-names';
import { FilmFields } from './film-fields';
import styles from './lead-form.module.css';
import type { LeadField, LeadValues } from './lead-result';
import { controlOf, type PersonField, personFields, SUGGESTED } from './people';
import { usePhoneCheck } from './use-phone-check';
import { SuggestionList, useSuggestions } from './use-suggestions';
import { WriterField } from './writer-field';
import { YesNoSelect } from './yes-no-select';

interface FamilyFieldsProps {
  values: LeadValues;
  errors: Partial<Record<LeadField, string>>;
  /** Explains why a guardian is asked for. */
  guardianText: string;
  /** On a page where packs are chosen. */
  pack?: PackChoice;
  /** What a pack costs, under the list of packages. */
  priceText?: string;
  children: React.ReactNode;
}

/** The fields of specification §3 "Lead", with their names; whose they are called, and which there are, depends on what is answered before. */
export function FamilyFields({ values, errors, guardianText, pack, priceText, children }: FamilyFieldsProps) {
  const common = useLabels(formsLabels);
  const words = useLabels(familyLabels);
  const [writer, setWriter] = useState(values.writer ?? '');
  const [video, setVideo] = useState<'yes' | 'no'>(values.videoHighlight === 'yes' ? 'yes' : 'no');
  const labels = fieldNames(common.lead, words, writer);
  const pickedEntry = pack?.name ? packageNamed(pack.name, labels.packages) : undefined;
  const packageList = usePackageList(pickedEntry, pack);
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
      <p className={styles.required}>{words.required}</p>
      <WriterField chosen={values.writer} onChoose={setWriter} />
      <People writer={writer} values={values} field={field} guardianText={guardianText} />
      <TextField {...field('graduationDate')} type="date" required />
      <SelectField
        {...field('packageInterested')}
        defaultValue={values.packageInterested ?? pickedEntry}
        mark={words.optional}
        hint={priceText}
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
      {video === 'yes' ? <FilmFields field={field('highlightLink')} promised={values.filmByWhatsapp === 'on'} /> : null}
      {children}
    </FieldGrid>
  );
}

interface PeopleProps {
  writer: string;
  values: LeadValues;
  /** Name, label, value and error of a field. */
  field: (name: PersonField) => { id: string; name: string; label: string; error?: string; defaultValue?: string };
  guardianText: string;
}

/** Who plays and who writes. Each field has a key, so that what was typed stays when another answer puts it elsewhere. */
function People({ writer, values, field, guardianText }: PeopleProps) {
  const words = useLabels(familyLabels);
  const [age, setAge] = useState(values.age ?? '');
  const { problem, handlers } = usePhoneCheck();
  const { suggestions, load } = useSuggestions();
  useEarlyAnswer('lead-age', setAge);
  const more = {
    fullname: { hint: writer ? undefined : words.ofPlayer },
    email: { mark: writer === 'parent' ? words.optional : undefined },
    phone: { ...handlers, error: problem ?? field('phone').error },
    age: { onChange: (event: React.ChangeEvent<HTMLInputElement>) => setAge(event.currentTarget.value) },
    sport: { onFocus: load },
    country: { ...handlers, onFocus: load },
    guardianName: {},
    guardianEmail: {},
  };
  return (
    <>
      {personFields(writer, age).map((name) => (
        <Fragment key={name}>
          {name === 'guardianName' && writer !== 'parent' ? (
            <p className={styles.guardian}>
              <span>{guardianText}</span>
            </p>
          ) : null}
          <TextField {...field(name)} {...controlOf(name, writer)} {...more[name]} />
          {name === 'guardianEmail' && values.samePerson ? (
            <div className={styles.row}>
              <CheckField name="samePerson" label={words.sameConfirmed} />
            </div>
          ) : null}
        </Fragment>
      ))}
      <SuggestionList id={SUGGESTED.sport} entries={suggestions.sports} />
      <SuggestionList id={SUGGESTED.country} entries={suggestions.countries} />
    </>
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
