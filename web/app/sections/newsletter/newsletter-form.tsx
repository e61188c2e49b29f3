import { useFetcher } from '@remix-run/react';
import { TextField } from '~/forms/text-field';
import { formsLabels } from '~/labels/forms';
import { useLabels } from '~/labels/use-labels';
import { TrapField } from '~/sections/lead-form/trap-field';
import { Button } from '~/site/button';
import { useSiteData } from '~/site/site-data';
import type { NewsletterResult } from './newsletter.server';
import styles from './newsletter-form.module.css';

/** The newsletter block, switched on in the CMS: an address, and a mail that confirms it. */
export function NewsletterForm() {
  const { global } = useSiteData();
  const labels = useLabels(formsLabels).newsletter;
  const fetcher = useFetcher<NewsletterResult>();
  if (!global?.newsletter.enabled) return null;
  const { heading, text, buttonLabel, consentText, pendingText } = global.newsletter;
  const result = fetcher.data;
  return (
    <section className={styles.block} aria-labelledby="newsletter-heading">
      <h2 id="newsletter-heading" className="h3">
        <span>{heading}</span>
      </h2>
      {result?.state === 'done' ? (
        <p role="status">
          <span>{pendingText}</span>
        </p>
      ) : (
        <fetcher.Form method="post" action="/newsletter" className={styles.form}>
          <p>{text}</p>
          <TextField
            id="newsletter-email"
            name="email"
            type="email"
            label={labels.label}
            required
            autoComplete="email"
            error={result?.problem}
            span={12}
          />
          <TrapField id="newsletter-subject" />
          <p className={styles.consent}>{consentText}</p>
          <Button type="submit" size="small" busy={fetcher.state !== 'idle'} disabled={fetcher.state !== 'idle'}>
            {buttonLabel}
          </Button>
        </fetcher.Form>
      )}
    </section>
  );
}
