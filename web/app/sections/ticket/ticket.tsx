import type { Link } from '@upfield/cms/contract';
import { LinkButton } from '~/ui/button';
import { arrowDown, arrowRight } from '~/ui/icon-paths';
import styles from './ticket.module.css';

interface TicketProps {
  text: string;
  link: Link | null;
  className?: string;
}

/** The ticket on a hero: one sentence and the page's main action. */
export function Ticket({ text, link, className }: TicketProps) {
  return (
    <div className={className ? `${styles.ticket} ${className}` : styles.ticket}>
      <p>{text}</p>
      {link ? (
        <div>
          <LinkButton href={link.href} stub={link.href.startsWith('#') ? arrowDown : arrowRight}>
            {link.label}
          </LinkButton>
        </div>
      ) : null}
    </div>
  );
}
