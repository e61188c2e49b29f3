import type { ContentManager } from '../support/content';
import type { StaffApi } from '../support/staff-api';
import type { AuditedCard } from './cards';

/** Clients that hide cards: staff over the API, an editor in the admin. */
export interface Desk {
  staff: StaffApi;
  editor: ContentManager;
}

export interface Reason {
  name: string;
  /** Hides a public card, or leaves it to the switch that asks for a consent, which is turned on last. */
  hide: (desk: Desk, card: AuditedCard) => Promise<void>;
  /** Whether staff can still open the card: a deleted one is gone for them, too. */
  staffSee: boolean;
  /** Whether it has a guardian's consent while it is public. */
  consented: boolean;
}

const save = async ({ staff }: Desk, { id }: AuditedCard, parts: Record<string, unknown>) => {
  await staff.change(await staff.card(id), parts);
};

/** Every reason for which a card is not public (decisions, HTTP contract and Minors' privacy). */
export const REASONS: readonly Reason[] = [
  {
    name: 'unlisted',
    // The banner is dropped while the card is hidden: nothing refers to the file any more.
    hide: async (desk, card) => {
      await desk.staff.unlist(card.id);
      await save(desk, card, { bannerImageUrl: null });
    },
    staffSee: true,
    consented: true,
  },
  {
    name: 'deleted',
    hide: ({ staff }, { id }) => staff.remove(id),
    staffSee: false,
    consented: true,
  },
  {
    name: 'deleted for good',
    hide: ({ editor }, { id }) => editor.remove('player-card', id),
    staffSee: false,
    consented: true,
  },
  { name: 'no consent', hide: async () => {}, staffSee: true, consented: false },
  {
    name: 'consent withdrawn',
    hide: ({ staff }, { id }) => staff.withdrawConsent(id),
    staffSee: true,
    consented: true,
  },
  {
    name: 'switched off',
    hide: (desk, card) => save(desk, card, { status: false }),
    staffSee: true,
    consented: true,
  },
  { name: 'not active', hide: (desk, card) => save(desk, card, { active: false }), staffSee: true, consented: true },
];
