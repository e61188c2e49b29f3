import { useWatch } from 'react-hook-form';
import { FieldGrid } from '~/forms/field';
import { TextField } from '~/forms/text-field';
import { staffLabels } from '~/labels/staff';
import { useLabels } from '~/labels/use-labels';
import { film } from '~/player-cards/rules/film';
import styles from './additional-section.module.css';
import type { CardFormValues } from './card-form';
import { FormSection } from './form-section';
import { useCardField } from './use-card-field';

/** The highlights, and how the player's page will show their link. */
export function AdditionalSection() {
  const labels = useLabels(staffLabels);
  return (
    <FormSection title={labels.additional}>
      <FieldGrid>
        <TextField {...useCardField('videoUrl')} type="url" span={12} placeholder="https://" autoComplete="off" />
      </FieldGrid>
      <VideoCheck address={useWatch<CardFormValues, 'videoUrl'>({ name: 'videoUrl' })} text={labels} />
    </FormSection>
  );
}

interface VideoCheckProps {
  address: string;
  text: { videoPreview: string; videoUnknown: string };
}

function VideoCheck({ address, text }: VideoCheckProps) {
  const found = film(address.trim());
  return (
    <div className={styles.check} aria-live="polite">
      {found ? (
        <p>
          <a href={found.href} target="_blank" rel="noreferrer" className="text-link">
            {text.videoPreview}
          </a>
          {found.kind === 'link' ? <span className={styles.note}>{text.videoUnknown}</span> : null}
        </p>
      ) : null}
    </div>
  );
}
