import type { StaffPlayerCard } from '@upfield/cms/contract';
import type { ReactNode } from 'react';
import { staffLabels } from '~/labels/staff';
import { useLabels } from '~/labels/use-labels';
import type { PositionBadge } from '~/player-cards/sticker/sticker-fields';
import { useSiteData } from '~/site/site-data';
import { LinkButton } from '~/ui/button';
import { PageLink, StandaloneLink } from '~/ui/link';
import { useSession } from '../session/session-store';
import { MANAGE_PATH, STAFF_HOME } from '../session/staff-paths';
import { StaffBar } from '../ui/staff-bar';
import { HiddenPlayer } from './hidden-player';
import { LogoutButton } from './logout-button';
import { PlayerActions } from './player-actions';
import styles from './site-slots.module.css';

export { SessionGate } from '../session/session-gate';

interface SiteSlotProps {
  /** Where the page leaves room for staff. */
  place: 'sidebar' | 'footer' | 'gallery' | 'player' | 'missing-player';
  /** The card that is open, at `player` and `missing-player`. */
  playerId?: string;
  /** Draws the page of a card that visitors do not find, at `missing-player`. */
  page?: (card: StaffPlayerCard & PositionBadge) => ReactNode;
  /** What visitors see in this place. */
  children?: ReactNode;
}

/** What logged-in users with a name see on public pages (specification §6); for anybody else what visitors see. */
export function SiteSlot({ place, playerId, page, children = null }: SiteSlotProps) {
  const { status, user } = useSession();
  if (status !== 'authenticated' || !user?.name) return children;
  if (place === 'sidebar') return <Welcome name={user.name} uid={user.uid} />;
  if (place === 'footer') return <FooterLinks />;
  if (place === 'gallery') return <GalleryActions />;
  if (!playerId) return children;
  if (!page) return <PlayerActions playerId={playerId} />;
  return (
    <HiddenPlayer playerId={playerId} page={page}>
      {children}
    </HiddenPlayer>
  );
}

function Welcome({ name, uid }: { name: string; uid: string }) {
  const labels = useLabels(staffLabels);
  return (
    <div className={styles.welcome}>
      <p>{labels.welcome(name)}</p>
      <div className={styles.account}>
        <StandaloneLink href={MANAGE_PATH} className={styles.footerLink}>
          {labels.manageCards}
        </StandaloneLink>
        <LogoutButton uid={uid} />
      </div>
    </div>
  );
}

function FooterLinks() {
  const labels = useLabels(staffLabels);
  const create = useSiteData().global?.footer.staffLink;
  return (
    <>
      {create ? (
        <StandaloneLink href={create.href} className={styles.footerLink}>
          {create.label}
        </StandaloneLink>
      ) : null}
      <PageLink to={MANAGE_PATH} className={styles.footerLink}>
        {labels.manageCards}
      </PageLink>
    </>
  );
}

function GalleryActions() {
  const labels = useLabels(staffLabels);
  return (
    <StaffBar>
      <LinkButton size="small" tone="line" href={MANAGE_PATH}>
        {labels.allCards}
      </LinkButton>
      <LinkButton size="small" href={STAFF_HOME}>
        {labels.createNewPlayer}
      </LinkButton>
    </StaffBar>
  );
}
