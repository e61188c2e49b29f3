import { useLocation } from '@remix-run/react';
import { siteLabels } from '~/labels/site';
import { useLabels } from '~/labels/use-labels';
import styles from './preview-banner.module.css';
import { useSiteData } from './site-data';

/** Says that a draft is shown, and how to leave it. */
export function PreviewBanner() {
  const labels = useLabels(siteLabels);
  const { pathname } = useLocation();
  if (!useSiteData().preview) return null;
  return (
    <aside className={styles.banner} aria-label={labels.preview}>
      <p>{labels.previewNotice}</p>
      {/* A plain link: leaving the preview loads every part of the page anew. */}
      <a href={`/preview/exit?path=${encodeURIComponent(pathname)}`}>{labels.previewExit}</a>
    </aside>
  );
}
