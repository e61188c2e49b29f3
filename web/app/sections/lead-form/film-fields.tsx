import { FILM_URL_MAX } from '@upfield/cms/contract/urls';
import { useState } from 'react';
import { CheckField } from '~/forms/check-field';
import { TextField, type TextFieldProps } from '~/forms/text-field';
import { familyLabels } from '~/labels/family';
import { useLabels } from '~/labels/use-labels';
import { useSiteData } from '~/site/site-data';
import styles from './lead-form.module.css';

interface FilmFieldsProps {
  /** The field of the link. */
  field: TextFieldProps;
  /** Whether a form that was sent before promised the film. */
  promised: boolean;
}

/** Where a film is: its link, or on a phone, from which it comes on WhatsApp. */
export function FilmFields({ field, promised }: FilmFieldsProps) {
  const labels = useLabels(familyLabels);
  const hasNumber = Boolean(useSiteData().global?.contact.whatsappNumber);
  const [isPromised, setPromised] = useState(promised && hasNumber);
  return (
    <>
      <TextField
        {...field}
        span={12}
        type="url"
        required={!isPromised}
        mark={isPromised ? labels.optional : undefined}
        placeholder="https://"
        maxLength={FILM_URL_MAX}
      />
      {hasNumber ? (
        <div className={styles.row}>
          <CheckField
            label={labels.filmByWhatsapp}
            name="filmByWhatsapp"
            defaultChecked={promised}
            onChange={(event) => setPromised(event.currentTarget.checked)}
          />
        </div>
      ) : null}
    </>
  );
}
