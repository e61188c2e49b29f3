import { Form, useActionData, useNavigation } from '@remix-run/react';
import { newsletterLabels } from '~/labels/newsletter';
import { useLabels } from '~/labels/use-labels';
import { useSiteData } from '~/site/site-data';
import { Button, LinkButton } from '~/ui/button';
import { NoticePage } from '~/ui/notice-page';
import type { NewsletterResult } from './newsletter.server';

/**
 * The page behind a link in our mail. The link alone changes nothing: mail scanners open every link, and only a person
 * presses the button.
 */
export function CodePage({ what }: { what: 'confirm' | 'leave' }) {
  const labels = useLabels(newsletterLabels);
  const words = useSiteData().global?.newsletter;
  const result = useActionData<NewsletterResult>();
  const busy = useNavigation().state !== 'idle';
  const asked = what === 'confirm' ? labels.confirmText : labels.leaveText;
  const done = what === 'confirm' ? words?.confirmedText : words?.leftText;
  const isDone = result?.state === 'done';
  return (
    <NoticePage
      mark={isDone ? '✓' : '@'}
      title={isDone ? labels.done : what === 'confirm' ? labels.confirmTitle : labels.leaveTitle}
      text={isDone ? (done ?? '') : result?.state === 'refused' ? result.problem : asked}
      actions={
        isDone ? (
          <LinkButton href="/">{labels.home}</LinkButton>
        ) : (
          <Form method="post">
            <Button type="submit" busy={busy} disabled={busy}>
              {what === 'confirm' ? labels.confirm : labels.leave}
            </Button>
          </Form>
        )
      }
    />
  );
}
