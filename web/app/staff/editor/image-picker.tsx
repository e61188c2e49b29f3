import { format, IMAGE_MAX_BYTES, type ImageKind, imageProblem, MEGABYTE } from '@upfield/cms/contract';
import { useEffect, useId, useRef, useState } from 'react';
import { FieldError } from '~/forms/field';
import { staffLabels } from '~/labels/staff';
import { useLabels, useLanguage } from '~/labels/use-labels';
import { Icon } from '~/ui/icon';
import { IconButton } from '~/ui/icon-button';
import { image as imageIcon, trash, user } from '~/ui/staff-icon-paths';
import { FocalRing } from './focal-ring';
import styles from './image-picker.module.css';
import type { EditorImages } from './use-editor-images';

interface ImagePickerProps {
  kind: ImageKind;
  images: EditorImages;
}

/** One picture of the card: chosen by click, drop or paste, shown at once, removable (specification §2). */
export function ImagePicker({ kind, images }: ImagePickerProps) {
  const labels = useLabels(staffLabels);
  const language = useLanguage();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { file, focus } = images.states[kind];
  const address = useFileAddress(file);
  const [unreadable, setUnreadable] = useState<string | null>(null);
  const whole = file ? address : images.states[kind].storedUrl;
  const source = whole === unreadable ? null : whole;
  const problem = imageProblem(file, kind);
  const isBanner = kind === 'banner';
  const hasPicture = file !== null || source !== null;

  const take = (files: FileList | null) => {
    const chosen = files?.[0];
    if (chosen) void images.choose(kind, chosen);
  };
  const remove = () => {
    images.remove(kind);
    input.current?.focus();
  };

  return (
    <div className={isBanner ? styles.banner : styles.card}>
      <span className={styles.label} id={`${id}-label`}>
        {isBanner ? labels.fields.bannerImage : labels.fields.cardImage}
      </span>
      <div
        className={[styles.box, hasPicture && styles.filled].filter(Boolean).join(' ')}
        onPaste={(event) => take(event.clipboardData.files)}
      >
        <div className={styles.prompt}>
          <Icon shape={isBanner ? imageIcon : user} className={styles.icon} />
          <b>{isBanner ? labels.uploadBanner : labels.uploadProfile}</b>
          <span className={styles.types}>{labels.pictureTypes(IMAGE_MAX_BYTES[kind] / MEGABYTE)}</span>
        </div>
        {source ? <img className={styles.picture} src={source} alt="" onError={() => setUnreadable(source)} /> : null}
        {file && !source ? <span className={styles.name}>{file.name}</span> : null}
        <input
          ref={input}
          id={id}
          className={styles.input}
          type="file"
          name={isBanner ? 'bannerImage' : 'cardImage'}
          accept="image/*"
          aria-label={isBanner ? labels.uploadBanner : labels.uploadProfile}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-error` : undefined}
          onChange={(event) => {
            take(event.currentTarget.files);
            // Or a browser does not report the same file when it is chosen a second time.
            event.currentTarget.value = '';
          }}
        />
        {file && source && !problem ? (
          <FocalRing kind={kind} picture={source} focus={focus} onFocus={(point) => images.focusOn(kind, point)} />
        ) : null}
        {hasPicture ? (
          <IconButton
            shape={trash}
            label={isBanner ? labels.removeBanner : labels.removeProfile}
            className={styles.remove}
            onClick={remove}
          />
        ) : null}
      </div>
      <UploadProgress share={images.progress[kind]} />
      {file && source && !problem && !isBanner ? <p className={styles.types}>{labels.dragRing}</p> : null}
      <FieldError id={id} error={problem && format(problem, language)} />
    </div>
  );
}

function UploadProgress({ share }: { share: number | undefined }) {
  const labels = useLabels(staffLabels);
  if (share === undefined) return null;
  const percent = Math.round(share * 100);
  return (
    <progress className={styles.progress} max={100} value={percent} aria-label={labels.uploading(percent)}>
      {labels.uploading(percent)}
    </progress>
  );
}

/** Address of the whole file, whose middle the ring chooses. */
function useFileAddress(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file?.type.startsWith('image/')) {
      setAddress(null);
      return;
    }
    const url = URL.createObjectURL(file);
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return address;
}
