import { galleryLabels } from '~/labels/gallery';
import { useLabels } from '~/labels/use-labels';
import { Icon } from '~/ui/icon';
import { arrowLeft, arrowRight } from '~/ui/icon-paths';
import { PageLink } from '~/ui/link';
import { type GalleryQuery, galleryAddress } from '../rules/gallery-address';
import { pageWindow } from '../rules/gallery-groups';
import styles from './pagination.module.css';

interface PaginationProps {
  /** The list that is paged; its `page` is the current one, 0 when none of its pages is open. */
  query: GalleryQuery;
  pages: number;
  /** What the block is called, for those who do not see it. */
  label: string;
}

/** The pages of a list. Nothing at all when one page holds it. */
export function Pagination({ query, pages, label }: PaginationProps) {
  const labels = useLabels(galleryLabels);
  if (pages < 2) return null;
  const { page } = query;
  const to = (target: number) => galleryAddress({ ...query, page: target });
  return (
    <nav className={styles.pages} aria-label={label}>
      <ul>
        {page > 1 ? (
          <li>
            <PageLink className={styles.page} to={to(page - 1)} rel="prev" aria-label={labels.previousPage}>
              <Icon shape={arrowLeft} />
            </PageLink>
          </li>
        ) : null}
        {pageWindow(page, pages).map((target, index) => (
          <li key={target ?? `gap-${index}`}>
            {target ? (
              <PageLink
                className={styles.page}
                to={to(target)}
                aria-label={labels.page(target)}
                aria-current={target === page ? 'page' : undefined}
              >
                {target}
              </PageLink>
            ) : (
              <span className={styles.gap}>…</span>
            )}
          </li>
        ))}
        {page < pages ? (
          <li>
            <PageLink className={styles.page} to={to(page + 1)} rel="next" aria-label={labels.nextPage}>
              <Icon shape={arrowRight} />
            </PageLink>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}
