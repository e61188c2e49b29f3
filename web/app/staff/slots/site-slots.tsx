import { Link } from '@remix-run/react';
import { staffLabels } from '~/labels/staff';
import { useLabels } from '~/labels/use-labels';
import { useSiteData } from '~/site/site-data';
import { LinkButton } from '~/ui/button';
import { StandaloneLink } from '~/ui/link';
import { useSession } from '../session/session-store';
import { StaffBar } from '../ui/staff-bar';
import { LogoutButton } from './logout-button';
import { PlayerActions } from './player-actions';
import styles from './site-slots.module.css';

export { SessionGate } from '../session/session-gate';

interface SiteSlotProps {
  /** Where the page leaves room for staff. */
  place: 'sidebar' | 'footer' | 'gallery' | 'player';
  /** The card that is open, at `player`. */
  playerId?: string;
}

/** What logged-in users with a name see on public pages (specification §6); nothing for anybody else. */
export function SiteSlot({ place, playerId }: SiteSlotProps) {
  const { status, user } = useSession();
  if (status !== 'authenticated' || !user?.name) return null;
  if (place === 'sidebar') return <Welcome name={user.name} uid={user.uid} />;
  if (place === 'footer') return <FooterLinks />;
  if (place === 'gallery') return <GalleryActions />;
  return playerId ? <PlayerActions playerId={playerId} /> : null;
}

function Welcome({ name, uid }: { name: string; uid: string }) {
  const labels = useLabels(staffLabels);
  return (
    <div className={styles.welcome}>
      <p>{labels.welcome(name)}</p>
      <LogoutButton uid={uid} />
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
      <Link to="/player-cards/manage" className={styles.footerLink}>
        {labels.manageCards}
      </Link>
    </>
  );
}

function GalleryActions() {
  const labels = useLabels(staffLabels);
  return (
    <StaffBar>
      <LinkButton size="small" tone="line" href="/player-cards/manage">
        {labels.allCards}
      </LinkButton>
      <LinkButton size="small" href="/player-cards/create">
        {labels.createNewPlayer}
      </LinkButton>
    </StaffBar>
  );
}
