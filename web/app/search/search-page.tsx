import { Form } from '@remix-run/react';
import { SEARCH_TEXT_MAX } from '@upfield/cms/contract/card-list';
import { PAGE_PATHS } from '@upfield/cms/contract/content/page-paths';
import { type ReactNode, useId } from 'react';
import { FieldGrid } from '~/forms/field';
import { TextField } from '~/forms/text-field';
import { searchLabels } from '~/labels/search';
import { useLabels } from '~/labels/use-labels';
import { Button, LinkButton } from '~/ui/button';
import { arrowCounterClockwise, magnifyingGlass } from '~/ui/icon-paths';
import { SmartLink, THIS_ADDRESS } from '~/ui/link';
import { usePageHref } from '~/ui/page-href';
import { SEARCH_PATH, searchAddress } from './addresses';
import type { SearchAnswer } from './answer';
import { ResultLine } from './result-line';
import styles from './search-page.module.css';
import { statusText } from './search-state';
import { type Suggestion, useSuggestions } from './suggestions';

interface SearchPageProps {
  query: string;
  /** What was found; null while the CMS cannot be asked. */
  answer: SearchAnswer | null;
}

/** The search as a page: a GET form and its results, which need no script. */
export function SearchPage({ query, answer }: SearchPageProps) {
  const labels = useLabels(searchLabels);
  const status = query ? (answer ? 'found' : 'failed') : 'idle';
  const suggestions = useSuggestions(answer);
  return (
    <section className={styles.page}>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.ask}>
          <h1 className="title">
            <span>{labels.title}</span>
          </h1>
          <Form action={usePageHref()(SEARCH_PATH)} role="search" className={styles.form}>
            <FieldGrid>
              <TextField
                key={query}
                label={labels.field}
                hint={labels.hint}
                span={12}
                name="q"
                id="search-page-field"
                type="search"
                defaultValue={query}
                maxLength={SEARCH_TEXT_MAX}
                autoComplete="off"
                spellCheck={false}
                enterKeyHint="search"
              />
            </FieldGrid>
            <Button type="submit" stub={magnifyingGlass}>
              {labels.submit}
            </Button>
          </Form>
        </div>
        <div className={styles.results}>
          <p role="status" className={styles.status}>
            <span>{statusText({ status, query, answer }, labels)}</span>
          </p>
          <ResultSection heading={labels.players} suggestions={suggestions.filter(({ kind }) => kind !== 'page')} />
          <ResultSection heading={labels.pages} suggestions={suggestions.filter(({ kind }) => kind === 'page')} />
          {status === 'found' && suggestions.length === 0 ? (
            <Notice text={labels.noneText}>
              {answer?.meant ? (
                <LinkButton href={searchAddress(answer.meant)}>{labels.meant(answer.meant)}</LinkButton>
              ) : null}
              <LinkButton href={PAGE_PATHS.gallery} tone="line">
                {labels.toGallery}
              </LinkButton>
            </Notice>
          ) : null}
          {status === 'failed' ? (
            <Notice text={labels.failedText}>
              <LinkButton href={THIS_ADDRESS} reloadDocument tone="ink" stub={arrowCounterClockwise}>
                {labels.tryAgain}
              </LinkButton>
            </Notice>
          ) : null}
        </div>
      </div>
    </section>
  );
}

function ResultSection({ heading, suggestions }: { heading: string; suggestions: readonly Suggestion[] }) {
  const labels = useLabels(searchLabels);
  const id = useId();
  if (suggestions.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="h4">
        <span>{heading}</span>
      </h2>
      <ul className={styles.list}>
        {suggestions.map((suggestion) => (
          <li key={suggestion.href}>
            <SmartLink href={suggestion.href} className={styles.result}>
              <ResultLine result={suggestion} labels={labels} />
            </SmartLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Notice({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className={styles.notice}>
      <p>{text}</p>
      {children}
    </div>
  );
}
