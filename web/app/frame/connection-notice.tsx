import { connectionRestored, retryWaiting, useConnection } from '~/browser/connection';
import { siteLabels } from '~/labels/site';
import { useLabels } from '~/labels/use-labels';
import { Button, LinkButton } from '~/ui/button';
import { arrowCounterClockwise } from '~/ui/icon-paths';
import { Notice } from '~/ui/notice';

/** Says that a page cannot be opened without a connection, and opens it at the next try. */
export function ConnectionNotice() {
  const labels = useLabels(siteLabels);
  const { isLost, wanted } = useConnection();
  if (!isLost) return null;
  return (
    <Notice onClose={connectionRestored}>
      <p role="alert">{labels.offline}</p>
      {wanted ? (
        <LinkButton href={pathOf(wanted)} asWritten size="small" tone="line" stub={arrowCounterClockwise}>
          {labels.tryAgain}
        </LinkButton>
      ) : (
        <Button size="small" tone="line" stub={arrowCounterClockwise} onClick={retryWaiting}>
          {labels.tryAgain}
        </Button>
      )}
    </Notice>
  );
}

/** @param address an address of the site @returns it as links are written: path, query and anchor */
function pathOf(address: string): string {
  const { pathname, search, hash } = new URL(address);
  return `${pathname}${search}${hash}`;
}
