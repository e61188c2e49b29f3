import type { DraftReview } from '@upfield/cms/contract';
import { useEffect } from 'react';
import { siteLabels } from '~/labels/site';
import { useLabels } from '~/labels/use-labels';
import { useCanonicalAddress } from '~/seo/use-canonical-address';
import { useSiteData } from '~/site/site-data';
import styles from './preview-banner.module.css';

/** Says that a draft is shown, how to leave it, and what keeps it from being published. */
export function PreviewBanner() {
  const labels = useLabels(siteLabels);
  const address = useCanonicalAddress();
  const { preview, reviews } = useSiteData();
  useEffect(() => {
    if (preview) markPreview();
  }, [preview]);
  if (!preview) return null;
  return (
    <aside className={styles.banner} aria-label={labels.preview}>
      <div className={styles.notice}>
        <p>{labels.previewNotice}</p>
        {/* A plain link: leaving the preview loads every part of the page anew. */}
        <a href={`/preview/exit?path=${encodeURIComponent(address)}`}>{labels.previewExit}</a>
      </div>
      {reviews.length > 0 ? (
        <ul className={styles.reviews}>
          {reviews.map((review) => (
            <Review key={review.page} review={review} />
          ))}
        </ul>
      ) : null}
    </aside>
  );
}

/** One entry of the admin, in the admin's words, which are English on every page. */
function Review({ review: { page, missing, problems } }: { review: DraftReview }) {
  const labels = useLabels(siteLabels);
  return (
    <li className={styles.review}>
      <b lang="en">{page}</b>
      {missing.length > 0 ? (
        <p>
          <b>{`${labels.previewMissing}: `}</b>
          <span lang="en">{missing.join(', ')}</span>
        </p>
      ) : null}
      {problems.length > 0 ? (
        <>
          <p>
            <b>{`${labels.previewProblems}:`}</b>
          </p>
          <ul lang="en">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </>
      ) : null}
    </li>
  );
}

/** Marks the document as a preview for later navigations: route functions that run before a loader cannot read the page's data. */
function markPreview(): void {
  document.documentElement.dataset.preview = '';
}

/** Whether this browser shows drafts; in the browser alone. */
export const isPreviewMarked = () => document.documentElement.dataset.preview !== undefined;
