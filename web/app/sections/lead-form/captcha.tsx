import { createElement, useEffect, useRef, useState } from 'react';
import { LazyPart, useLazyPart } from '~/browser/lazy-part';
import { untilNear } from '~/browser/near';
import { FieldError } from '~/forms/field';
import { formsLabels } from '~/labels/forms';
import { useLabels, useLanguage } from '~/labels/use-labels';
import { useSiteData } from '~/site/site-data';
import { PartFailure } from '~/ui/part-failure';
import styles from './captcha.module.css';
import { OtherWays } from './other-ways';

interface CaptchaProps {
  /** Says how to reach us where the page came over an insecure connection. */
  insecureText: string;
  error?: string;
  /** Changes when the answer was used up: the next one needs a new challenge. */
  round: number;
  onSolved: () => void;
  onUsable: (usable: boolean) => void;
}

const widgetPart = new LazyPart(() => import('./altcha-widget.client'));

type Phase = 'waiting' | 'ready' | 'insecure' | 'failed';

const CONFIGURATION = JSON.stringify({ hideLogo: true, hideFooter: true, humanInteractionSignature: false });

/** The check that a person sends the form: ALTCHA, from our own server, loaded when the form comes near. */
export function Captcha({ insecureText, error, round, onSolved, onUsable }: CaptchaProps) {
  const labels = useLabels(formsLabels);
  const language = useLanguage();
  const { apiBase } = useSiteData();
  const box = useRef<HTMLDivElement>(null);
  const phase = useWidget(box, onUsable);
  useSolved(box, onSolved);

  return (
    <div className={styles.place}>
      <div ref={box} className={styles.box} data-phase={phase} id="lead-altcha" tabIndex={-1}>
        {phase === 'ready'
          ? createElement('altcha-widget', {
              key: round,
              challenge: `${apiBase}/leads/challenge`,
              name: 'altcha',
              language,
              configuration: CONFIGURATION,
            })
          : null}
        {phase === 'waiting' ? <Waiting isRefused={Boolean(error)} /> : null}
        {phase === 'failed' ? <PartFailure onAgain={widgetPart.request} /> : null}
        {phase === 'failed' ? <OtherWays text={labels.captcha.lost} /> : null}
        {phase === 'insecure' ? <OtherWays text={insecureText} /> : null}
      </div>
      <noscript>
        <OtherWays text={labels.captcha.noScripts} />
      </noscript>
      <FieldError id="lead-altcha" error={error} />
    </div>
  );
}

/**
 * What stands in the widget's place until it comes.
 * @param isRefused the browser sent the form without the widget: the page's scripts did not load, and may not load this time
 */
function Waiting({ isRefused }: { isRefused: boolean }) {
  const { captcha } = useLabels(formsLabels);
  return (
    <div className={styles.waiting}>
      {isRefused ? (
        <OtherWays text={captcha.lost} />
      ) : (
        <p aria-hidden="true">
          <span>{captcha.loading}</span>
        </p>
      )}
    </div>
  );
}

/** Loads the widget when its place comes near the viewport; only in a secure context, which the widget needs. */
function useWidget(box: React.RefObject<HTMLElement>, onUsable: (usable: boolean) => void): Phase {
  const [isSecure, setSecure] = useState(true);
  const [isNear, setNear] = useState(false);
  const { status } = useLazyPart(widgetPart, isNear);
  const phase = isSecure ? status : 'insecure';
  const callback = useRef(onUsable);
  callback.current = onUsable;

  useEffect(() => {
    callback.current(phase === 'waiting' || phase === 'ready');
  }, [phase]);

  useEffect(() => {
    const place = box.current;
    if (!place) return;
    if (!window.isSecureContext) {
      setSecure(false);
      return;
    }
    const stop = new AbortController();
    void untilNear(place, stop.signal).then(() => setNear(true));
    return () => stop.abort();
  }, [box]);

  return phase;
}

/** Listens in the capture phase: the widget reports a solved challenge by an event that does not bubble. */
function useSolved(box: React.RefObject<HTMLElement>, onSolved: () => void): void {
  const callback = useRef(onSolved);
  callback.current = onSolved;

  useEffect(() => {
    const place = box.current;
    if (!place) return;
    const solved = () => callback.current();
    place.addEventListener('verified', solved, true);
    return () => place.removeEventListener('verified', solved, true);
  }, [box]);
}
