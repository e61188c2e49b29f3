import type { PlayerCard } from '@upfield/cms/contract';
import { useEffect, useState } from 'react';
import { playerCardsLabels } from '~/labels/player-cards';
import { useLabels } from '~/labels/use-labels';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { playerSummary } from '../structured-data';
import { printer, shareNetwork } from './icon-paths';
import styles from './share-buttons.module.css';

type Outcome = 'none' | 'copied' | 'refused';

/** How long the button shows the result, in milliseconds. */
const SAID_FOR_MS = 4000;

/**
 * Shares the page where the device can, with what a coach wants to know in words, else copies its address. Closing the share dialog is
 * not a failure.
 */
async function sharePage(text: string, url: string): Promise<Outcome> {
  const page = { title: document.title, text, url };
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(page);
      return 'none';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'none';
    }
  }
  try {
    await navigator.clipboard.writeText(page.url);
    return 'copied';
  } catch {
    return 'refused';
  }
}

interface ShareButtonsProps {
  card: PlayerCard;
  /** The page's own address: the open one may name the campaign that brought this visitor. */
  url: string;
}

/** Share and print. Both need script, so without it they are not there. */
export function ShareButtons({ card, url }: ShareButtonsProps) {
  const labels = useLabels(playerCardsLabels);
  const [outcome, setOutcome] = useState<Outcome>('none');
  useEffect(() => {
    if (outcome === 'none') return;
    const timer = setTimeout(setOutcome, SAID_FOR_MS, 'none');
    return () => clearTimeout(timer);
  }, [outcome]);
  const text = { none: labels.shareCard, copied: labels.linkCopied, refused: labels.linkNotCopied };
  return (
    <div className={styles.buttons}>
      <Button
        size="small"
        tone="ink"
        stub={shareNetwork}
        className={styles.share}
        onClick={async () => setOutcome(await sharePage(playerSummary(card, labels), url))}
      >
        {text[outcome]}
      </Button>
      <Button size="small" tone="line" className={styles.print} onClick={() => window.print()}>
        <span className="buttons">
          <Icon shape={printer} />
          <span>{labels.print}</span>
        </span>
      </Button>
      <span className="vh" role="status">
        <span>{outcome === 'none' ? '' : text[outcome]}</span>
      </span>
    </div>
  );
}
