import { isRouteErrorResponse, useLocation, useParams } from '@remix-run/react';
import { pathIn } from '@upfield/cms/contract/content/page-languages';
import { PAGE_PATHS } from '@upfield/cms/contract/content/page-paths';
import { siteLabels } from '~/labels/site';
import { useLabels } from '~/labels/use-labels';
import { useSiteData } from '~/site/site-data';
import { type ButtonLook, LinkButton } from '~/ui/button';
import { arrowCounterClockwise } from '~/ui/icon-paths';
import { THIS_ADDRESS } from '~/ui/link';
import { NoticePage } from '~/ui/notice-page';
import { useLiveHref } from '~/ui/page-href';

/** Status of a draft that breaks the contract: see `ContentBrokenError`. */
const BROKEN_DRAFT_STATUS = 422;

/** Browsers' messages for a failed request or module. */
const NOT_FETCHED = /fetch|network|load failed|importing a module/i;

/** Status of what a loader threw; 500 for every other error. */
function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}

/** The default error page: a short explanation and a link to continue. */
export function ErrorPage({ error }: { error: unknown }) {
  const labels = useLabels(siteLabels);
  const { pathname } = useLocation();
  // The catch-all's page is shared by all unknown addresses, so the address it was rendered for is not the visitor's.
  const isOwnAddress = !('*' in useParams());
  const { global } = useSiteData();
  const status = statusOf(error);
  // The CMS answered, but Global is not published yet.
  if (status === 404 && global === null) return <EmptySite />;
  const kind = isConnectionLost(error) ? 'offline' : kindOf(status, isOwnAddress ? pathname : '');
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
            <LinkButton href={THIS_ADDRESS} reloadDocument stub={arrowCounterClockwise}>
              {labels.tryAgain}
            </LinkButton>
          ) : null}
          <WayOn tone={status >= 500 ? 'line' : 'hot'} />
        </>
      }
    />
  );
}

/** To the home page; while that is not published, to the players. */
function WayOn({ tone }: Pick<ButtonLook, 'tone'>) {
  const labels = useLabels(siteLabels);
  const hasHome = useLiveHref(PAGE_PATHS.home) !== null;
  return (
    <LinkButton href={hasHome ? PAGE_PATHS.home : PAGE_PATHS.gallery} tone={tone}>
      {hasHome ? labels.backHome : labels.seePlayers}
    </LinkButton>
  );
}

const isConnectionLost = (error: unknown) => error instanceof TypeError && NOT_FETCHED.test(error.message);

type Kind = 'unreachable' | 'missing' | 'noHome' | 'draft' | 'refused' | 'fault';

function kindOf(status: number, pathname: string): Kind {
  if (status === 503) return 'unreachable';
  if (status === 404) return pathIn(pathname, 'en') === PAGE_PATHS.home ? 'noHome' : 'missing';
  if (status === BROKEN_DRAFT_STATUS) return 'draft';
  return status < 500 ? 'refused' : 'fault';
}

/** What a site shows before an editor has published anything: what to do first. */
function EmptySite() {
  const { title, text, staff } = useLabels(siteLabels).emptySite;
  return <NoticePage title={title} text={text} mark="0" actions={<LinkButton href="/admin">{staff}</LinkButton>} />;
}
