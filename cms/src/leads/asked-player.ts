import type { Core } from '@strapi/strapi';
import type { LeadSubmission } from '../contract';
import { rows } from '../database/rows';
import { badField } from '../http/http-error';
import { CARD_UID } from '../player-cards/model';
import { EXISTING, publicCards } from '../player-cards/visibility';
import { privacySettings } from '../privacy/settings';
import { inSnapshot } from '../revision/snapshot';

/** The player that a question or a removal request is about. */
export interface AskedPlayer {
  /** For the staff alone; null when no card has the id. */
  name: string | null;
  /** The name for the mail to the sender: null unless the card is public at this moment. */
  publicName: string | null;
}

interface NameRow {
  name: string;
  lastName: string;
}

/**
 * Finds the player a lead is about. A question about a card that is not public is refused like one about a card that
 * does not exist. A removal request is taken for any id, because a family may ask for a card that is already hidden;
 * a hidden, a deleted and an unknown card get the same response, so that it does not reveal which one it was.
 * @returns null when the lead is not about a player
 * @throws HttpError 400 naming `playerId`
 */
export async function askedPlayer(strapi: Core.Strapi, lead: LeadSubmission): Promise<AskedPlayer | null> {
  if (!('playerId' in lead)) return null;
  const player = await namesOf(strapi, lead.playerId);
  if (lead.kind === 'removal-request') return player;
  if (player.publicName === null) throw badField('playerId', { key: 'card.notFound' });
  return player;
}

/** Reads both names in one snapshot, so that they agree when a privacy switch changes in between. */
const namesOf = (strapi: Core.Strapi, documentId: string): Promise<AskedPlayer> =>
  inSnapshot(strapi, async () => ({
    publicName: await nameOf(strapi, documentId, publicCards(await privacySettings(strapi))),
    name: await nameOf(strapi, documentId, EXISTING),
  }));

async function nameOf(strapi: Core.Strapi, documentId: string, where: object): Promise<string | null> {
  const card = await rows<NameRow>(strapi, CARD_UID).findOne({
    where: { ...where, documentId },
    select: ['name', 'lastName'],
  });
  return card && `${card.name} ${card.lastName}`;
}
