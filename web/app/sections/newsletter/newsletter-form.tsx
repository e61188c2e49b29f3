import { useActionData, useFetcher, useLocation } from '@remix-run/react';
import { type FormEvent, useState } from 'react';
import { HoneypotField } from '~/forms/honeypot-field';
import { TextField } from '~/forms/text-field';
import { formsLabels } from '~/labels/forms';
import { useLabels } from '~/labels/use-labels';
import { useSiteData } from '~/site/site-data';
import { Button } from '~/ui/button';
import { usePageHref } from '~/ui/page-href';
import type { NewsletterResult } from './newsletter.server';
import styles from './newsletter-form.module.css';

/** The action of the sign-up, which is also its page for visitors without scripts. */
const NEWSLETTER_PATH = '/newsletter';

/** In the footer of every page, once it is switched on in the CMS; not on the form's own page, which has it already. */
export function NewsletterForm() {
  const { pathname } = useLocation();
  return pathname === usePageHref()(NEWSLETTER_PATH) ? null : <NewsletterBlock level={2} />;
}

/** The newsletter block: an address, and a mail that confirms it. Without scripts its own page answers. */
export function NewsletterBlock({ level }: { level: 1 | 2 }) {
  const { global } = useSiteData();
  const labels = useLabels(formsLabels).newsletter;
  const inLanguage = usePageHref();
  const fetcher = useFetcher<NewsletterResult>();
  const fromPage = useActionData<NewsletterResult>();
  const [offline, setOffline] = useState(false);
  if (!global?.newsletter.enabled) return null;
  const { heading, text, buttonLabel, consentText, pendingText } = global.newsletter;
  const Heading = `h${level}` as const;
  const result = fetcher.data ?? fromPage;
  const rejected = result?.state === 'refused' ? result : null;
  const busy = fetcher.state !== 'idle';
  // Remix fetches the open page's data after every form; without network that would put an error page in its place.
  const onSubmit = (event: FormEvent) => {
    setOffline(!navigator.onLine);
    if (!navigator.onLine) event.preventDefault();
  };
  return (
    <section className={styles.block} aria-labelledby="newsletter-heading">
      <Heading id="newsletter-heading" className="h3">
        <span>{heading}</span>
      </Heading>
      {result?.state === 'done' ? (
        <p role="status">
          <span>{pendingText}</span>
        </p>
      ) : (
        <fetcher.Form method="post" action={inLanguage(NEWSLETTER_PATH)} onSubmit={onSubmit} className={styles.form}>
          <p>{text}</p>
          <TextField
            id="newsletter-email"
            name="email"
            type="email"
            label={labels.label}
            required
            autoComplete="email"
            error={offline ? labels.failed : rejected?.problem}
            defaultValue={rejected?.email}
            span={12}
          />
          <HoneypotField id="newsletter-subject" />
          <p className={styles.consent}>{consentText}</p>
          <Button type="submit" size="small" busy={busy} disabled={busy}>
            {buttonLabel}
          </Button>
        </fetcher.Form>
      )}
    </section>
  );
}
