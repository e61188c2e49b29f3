import { type ImageKind, imageProblem } from '@upfield/cms/contract';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { bakeCrop } from './bake-crop';
import { typedByContent } from './chosen-file';
import type { Focus, ImageState, ImageStates } from './image-state';

export interface EditorImages {
  states: ImageStates;
  /** Address of what each picture will look like; null for none. */
  previews: Record<ImageKind, string | null>;
  /** Uploaded shares, 0 to 1, while a save uploads. */
  progress: Partial<Record<ImageKind, number>>;
  choose: (kind: ImageKind, file: File) => Promise<void>;
  remove: (kind: ImageKind) => void;
  focusOn: (kind: ImageKind, focus: Focus) => void;
  setAll: (states: ImageStates) => void;
  setProgress: (kind: ImageKind, share: number | undefined) => void;
}

/** The two pictures of the form. */
export function useEditorImages(initial: ImageStates): EditorImages {
  const [states, setAll] = useState(initial);
  const [progress, setShares] = useState<Partial<Record<ImageKind, number>>>({});
  const card = usePreview(states.card, 'card');
  const banner = usePreview(states.banner, 'banner');

  const change = useCallback((kind: ImageKind, part: Partial<ImageState>) => {
    setAll((before) => ({ ...before, [kind]: { ...before[kind], ...part } }));
  }, []);
  /** Reading a file's type is asynchronous; a picture chosen or removed meanwhile takes precedence. */
  const choices = useRef<Record<ImageKind, number>>({ card: 0, banner: 0 });
  const choose = useCallback(
    async (kind: ImageKind, chosen: File) => {
      const choice = ++choices.current[kind];
      // At once, so that a save right now takes the new file.
      change(kind, { file: chosen, focus: null });
      const file = await typedByContent(chosen);
      if (file !== chosen && choice === choices.current[kind]) change(kind, { file });
    },
    [change],
  );
  const remove = useCallback(
    (kind: ImageKind) => {
      choices.current[kind]++;
      change(kind, { storedUrl: null, file: null, focus: null });
    },
    [change],
  );
  const focusOn = useCallback((kind: ImageKind, focus: Focus) => change(kind, { focus }), [change]);
  const setProgress = useCallback((kind: ImageKind, share: number | undefined) => {
    setShares((before) => ({ ...before, [kind]: share }));
  }, []);

  return useMemo(
    () => ({ states, previews: { card, banner }, progress, choose, remove, focusOn, setAll, setProgress }),
    [states, card, banner, progress, choose, remove, focusOn, setProgress],
  );
}

/** Address of a picture as it will be uploaded. A file that will be refused has none. */
function usePreview({ file, focus, storedUrl }: ImageState, kind: ImageKind): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    setAddress(null);
    if (!file || imageProblem(file, kind)) return;
    let isCurrent = true;
    let url: string | null = null;
    bakeCrop(file, focus, kind)
      .catch(() => file)
      .then((picture) => {
        if (!isCurrent) return;
        url = URL.createObjectURL(picture);
        setAddress(url);
      });
    return () => {
      isCurrent = false;
      if (url) URL.revokeObjectURL(url);
    };
  }, [file, focus, kind]);
  return file ? address : storedUrl;
}
