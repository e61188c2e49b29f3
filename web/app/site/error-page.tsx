import { isRouteErrorResponse, useLocation, useParams } from '@remix-run/react';
import { siteLabels } from '~/labels/site';
import { useLabels } from '~/labels/use-labels';
import { LinkButton } from './button';
import { EmptySite } from './empty-site';
import { arrowCounterClockwise } from './icon-paths';
import { NoticePage } from './notice-page';
import { useSiteData } from './site-data';

/** What browsers say of an answer or a module that did not come. */
const NOT_FETCHED = /fetch|network|load failed|importing a module/i;

/** Status of what a loader threw; 500 for a fault of ours. */
function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}

/** The page of an error that no route knows better: what happened in plain words, and a way on. */
export function ErrorPage({ error }: { error: unknown }) {
  const labels = useLabels(siteLabels);
  const { pathname } = useLocation();
  // One page answers every address that only the catch-all takes: what it was made for is not what the visitor opened.
  const isOwnAddress = !('*' in useParams());
  const { global } = useSiteData();
  const status = statusOf(error);
  // The CMS answered, and has not even the words that every page shares.
  if (status === 404 && global === null) return <EmptySite />;
  const kind = isConnectionLost(error) ? 'offline' : kindOf(status);
  const { title, text } = labels.errors[kind];
  return (
    <NoticePage
      title={title}
      text={text}
      details={[
        ...(isOwnAddress ? [{ term: labels.errorPage, value: pathname }] : []),
        ...(kind === 'offline' ? [] : [{ term: labels.errorStatus, value: labels.requestFailed(status) }]),
      ]}
      actions={
        <>
          {status >= 500 ? (
            <LinkButton href={pathname} reloadDocument stub={arrowCounterClockwise}>
              {labels.tryAgain}
            </LinkButton>
          ) : null}
          <LinkButton href="/" tone={status >= 500 ? 'line' : 'hot'}>
            {labels.backHome}
          </LinkButton>
        </>
      }
    />
  );
}

const isConnectionLost = (error: unknown) => error instanceof TypeError && NOT_FETCHED.test(error.message);

function kindOf(status: number): 'unreachable' | 'missing' | 'refused' | 'fault' {
  if (status === 503) return 'unreachable';
  if (status === 404) return 'missing';
  return status < 500 ? 'refused' : 'fault';
}
