import { COUNTRIES } from '@upfield/cms/art';
import { CARD_MEASURES, type CardMeasure, type PlayerCard } from '@upfield/cms/contract';
import { useFormContext, useWatch } from 'react-hook-form';
import { DateField } from '~/forms/date-field';
import { FieldGrid } from '~/forms/field';
import { NumberField, TextField } from '~/forms/text-field';
import { yearOptions } from '~/forms/year-select';
import { staffLabels } from '~/labels/staff';
import { useLabels } from '~/labels/use-labels';
import { isSoccer } from '~/player-cards/rules/sport-name';
import type { SportsState } from '../state/sports-reducer';
import type { CardFormValues, EditorMode } from './card-form';
import { FormSection } from './form-section';
import { ImagePicker } from './image-picker';
import { SamePlayerNotice } from './same-player-notice';
import { SportSelect } from './sport-select';
import { useCardField } from './use-card-field';
import type { EditorImages } from './use-editor-images';

interface BasicSectionProps {
  mode: EditorMode;
  images: EditorImages;
  sports: SportsState;
  /** The card as it was opened: its sport stays on offer when the list no longer has it. Null for a new one. */
  stored: PlayerCard | null;
}

const countries = Object.entries(COUNTRIES)
  .filter(([code]) => code !== 'UPF')
  .map(([, { name }]) => name)
  .sort();

/** Pictures, name, sport, position, country and body: "Basic" for a new player, "Personal" for a known one. */
export function BasicSection({ mode, images, sports, stored }: BasicSectionProps) {
  const labels = useLabels(staffLabels);
  const storedSport = stored?.sport ?? null;
  return (
    <FormSection title={mode === 'create' ? labels.basic : labels.personal}>
      <FieldGrid>
        <ImagePicker kind="banner" images={images} />
        <ImagePicker kind="card" images={images} />
        <TextField {...useCardField('name')} required autoComplete="off" />
        <TextField {...useCardField('lastName')} required autoComplete="off" />
        <SportSelect sports={sports} storedSport={storedSport} />
        <PositionField mode={mode} sports={sports} stored={stored} />
        <TextField {...useCardField('country')} span={4} required autoComplete="off" list="countries" />
        <BirthDateField />
        {CARD_MEASURES.map((measure) => (
          <MeasureField key={measure} name={measure} />
        ))}
      </FieldGrid>
      <SamePlayerNotice ownId={stored?.id ?? null} />
      <Suggestions id="countries" values={countries} />
    </FormSection>
  );
}

/** Positions are suggested for soccer alone: other sports have their own. */
function PositionField({ mode, sports: { sports }, stored }: Omit<BasicSectionProps, 'images'>) {
  const labels = useLabels(staffLabels);
  const chosen = useWatch<CardFormValues, 'sport'>({ name: 'sport' });
  const storedSport = stored?.sport?._id === chosen ? stored.sport : null;
  const suggests = isSoccer((sports.find(({ id }) => id === chosen) ?? storedSport)?.name);
  return (
    <>
      <TextField
        {...useCardField('position')}
        span={4}
        required={mode === 'edit'}
        autoComplete="off"
        list={suggests ? 'positions' : undefined}
      />
      {suggests ? <Suggestions id="positions" values={labels.positions} /> : null}
    </>
  );
}

function MeasureField({ name }: { name: CardMeasure }) {
  return <NumberField {...useCardField(name)} span={4} half />;
}

function BirthDateField() {
  const { setValue } = useFormContext<CardFormValues>();
  const typed = useWatch<CardFormValues, 'birthDate'>({ name: 'birthDate' });
  return (
    <DateField
      {...useCardField('birthDate')}
      span={4}
      required
      typed={typed}
      years={yearOptions(new Date().getFullYear())}
      onPick={(text) => setValue('birthDate', text, { shouldDirty: true, shouldValidate: true })}
    />
  );
}

function Suggestions({ id, values }: { id: string; values: readonly string[] }) {
  return (
    <datalist id={id}>
      {values.map((value) => (
        <option key={value} value={value} />
      ))}
    </datalist>
  );
}
