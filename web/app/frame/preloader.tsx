import { useLocation, useNavigation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useConnection } from '~/browser/connection';
import { siteLabels } from '~/labels/site';
import { useLabels } from '~/labels/use-labels';
import { LogoMark } from '~/ui/logo';
import styles from './preloader.module.css';

/** A navigation that is done within this time shows nothing (decisions, Routes). */
const SHOWN_AFTER_MS = 200;

/** Whether a navigation to another page has been under way for longer than `SHOWN_AFTER_MS`. */
function useSlowNavigation(): boolean {
  const navigation = useNavigation();
  const { pathname } = useLocation();
  const leaving = navigation.location !== undefined && navigation.location.pathname !== pathname;
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => setSlow(true), SHOWN_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [leaving]);
  return slow;
}

/** The loading animation during a navigation. Not shown on the first load, nor while there is no connection. */
export function Preloader() {
  const labels = useLabels(siteLabels);
  const { isLost } = useConnection();
  const shown = useSlowNavigation() && !isLost;
  return (
    <div role="status" className={shown ? `on-dark ${styles.ground}` : undefined}>
      {shown ? (
        <>
          <span className="vh">{labels.loading}</span>
          <svg className={styles.pitch} viewBox="0 0 800 800" aria-hidden="true">
            <circle cx="400" cy="400" r="210" />
            <path d="M-400 400H1200" />
          </svg>
          <LogoMark className={styles.mark} juggled />
        </>
      ) : null}
    </div>
  );
}
