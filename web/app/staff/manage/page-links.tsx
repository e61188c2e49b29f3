import { manageLabels } from '~/labels/manage';
import { useLabels } from '~/labels/use-labels';
import { LinkButton } from '~/ui/button';
import { addressOfView } from './manage-address';
import { lastPage, type ManageView, rangeOf } from './manage-view';
import styles from './page-links.module.css';

interface PageLinksProps {
  /** What is shown, its page included. */
  view: ManageView;
  /** Cards on all pages. */
  total: number;
  /** Called when somebody goes to another page. */
  onTurn: () => void;
}

/** To the pages before and after the one that is shown. Nothing at all when one page has every card. */
export function PageLinks({ view, total, onTurn }: PageLinksProps) {
  const labels = useLabels(manageLabels);
  const last = lastPage(total);
  if (last === 1) return null;
  const { page } = view;
  const linkTo = (target: number) => ({
    ...({ tone: 'line', size: 'small', preventScrollReset: true } as const),
    href: addressOfView({ ...view, page: target }),
    onClick: onTurn,
  });
  const { first, last: lastCard } = rangeOf(page, total);
  return (
    <nav className={styles.pages} aria-label={labels.pages}>
      <span className={styles.place}>{labels.range(first, lastCard, total)}</span>
      {page > 1 ? (
        <LinkButton rel="prev" {...linkTo(page - 1)}>
          {labels.previousPage}
        </LinkButton>
      ) : null}
      {page < last ? (
        <LinkButton rel="next" {...linkTo(page + 1)}>
          {labels.nextPage}
        </LinkButton>
      ) : null}
    </nav>
  );
}
