import { Form } from '@remix-run/react';
import { SEARCH_TEXT_MAX } from '@upfield/cms/contract/card-list';
import { searchLabels } from '~/labels/search';
import { siteLabels } from '~/labels/site';
import { useLabels } from '~/labels/use-labels';
import { SEARCH_PATH } from '~/search/addresses';
import { Button } from '~/ui/button';
import { magnifyingGlass } from '~/ui/icon-paths';
import { usePageHref } from '~/ui/page-href';
import styles from './unknown-address.module.css';

/** The line above the home page where no page has the address: it says so, and searches. */
export function UnknownAddress() {
  const { text } = useLabels(siteLabels).errors.missing;
  const labels = useLabels(searchLabels);
  return (
    <div className={styles.line}>
      <div className={`wrap ${styles.in}`}>
        <p>{text}</p>
        <Form action={usePageHref()(SEARCH_PATH)} role="search" className={styles.search}>
          <input
            type="search"
            name="q"
            aria-label={labels.field}
            placeholder={labels.field}
            maxLength={SEARCH_TEXT_MAX}
            autoComplete="off"
            enterKeyHint="search"
            className={styles.field}
          />
          <Button type="submit" tone="ink" size="small" stub={magnifyingGlass}>
            {labels.submit}
          </Button>
        </Form>
      </div>
    </div>
  );
}
