import type { ReactNode } from 'react';
import { manageLabels } from '~/labels/manage';
import { staffLabels } from '~/labels/staff';
import { useLabels } from '~/labels/use-labels';
import { LinkButton } from '~/ui/button';
import { plus } from '~/ui/staff-icon-paths';
import { FirstHint } from '../first-hint/first-hint';
import { StaffOnly } from '../sign-in/staff-only';
import { StaffBar } from '../ui/staff-bar';
import styles from './manage-screen.module.css';
import { ManagedCards } from './managed-cards';

/** `/player-cards/manage`: every card, public or not, in one sortable table. */
export function ManageScreen() {
  return (
    <StaffOnly shell={<ManageFrame />}>
      <ManageFrame>
        <FirstHint name="manage" />
        <ManagedCards />
      </ManageFrame>
    </StaffOnly>
  );
}

function ManageFrame({ children }: { children?: ReactNode }) {
  const labels = useLabels(manageLabels);
  const { viewGallery, createNewPlayer } = useLabels(staffLabels);
  return (
    <>
      <StaffBar>
        <LinkButton size="small" tone="line" href="/player-cards">
          {viewGallery}
        </LinkButton>
      </StaffBar>
      <div className={`wrap ${styles.screen}`}>
        <div className={styles.heading}>
          <h1 className={`title ${styles.title}`}>
            <span>{labels.title}</span>
          </h1>
          <LinkButton href="/player-cards/create" stub={plus}>
            {createNewPlayer}
          </LinkButton>
        </div>
        {children ?? (
          <p role="status" className={styles.status}>
            {labels.loading}
          </p>
        )}
      </div>
    </>
  );
}
