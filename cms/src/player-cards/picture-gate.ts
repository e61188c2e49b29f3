import type { Core } from '@strapi/strapi';
import { rows } from '../database/rows';
import { isForStaff } from '../images/staff-address';
import { CARD_UID } from './model';
import { publicCards } from './visibility';

/**
 * Whether a picture may be read: it goes from view with its card, at once (decisions, Minors' privacy). One that no card
 * refers to was just uploaded, and only who uploaded it knows its address.
 * @param fileName `key.extension`
 * @param view what the address brings besides
 */
export async function mayReadPicture(strapi: Core.Strapi, fileName: string, view: unknown): Promise<boolean> {
  if (isForStaff(fileName, view)) return true;
  const isOn = { $or: [{ cardImage: fileName }, { bannerImage: fileName }] };
  const count = (where: Record<string, unknown>) => rows(strapi, CARD_UID).count({ where });
  if ((await count({ $and: [await publicCards(strapi), isOn] })) > 0) return true;
  return (await count(isOn)) === 0;
}
