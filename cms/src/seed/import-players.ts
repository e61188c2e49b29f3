import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import sharp from 'sharp';
import { DEFAULT_LANGUAGES, DEFAULT_MAJOR } from '../contract';
import { documents, rows } from '../database/rows';
import { environment } from '../environment';
import { findImage, isStored, removeImage, storeImage } from '../images/store';
import { fileNameOf } from '../images/table';
import { CARD_UID, CAREER_UID, type CardRow } from '../player-cards/model';
import { DEMO_PLAYERS, type DemoPlayer, playerSlug } from './players';

/** Compiled code lies elsewhere than its sources; the pictures stay with the sources. */
const PICTURES = join(environment.CMS_ROOT, 'src', 'seed', 'pictures');

/**
 * Loads the invented players of the demo site. What is there already stays as it is, so running it twice does nothing.
 * @param sports ids by name, from `importSports`
 * @returns how many cards were made
 */
export async function importPlayers(strapi: Core.Strapi, sports: ReadonlyMap<string, string>): Promise<number> {
  let made = 0;
  for (const player of DEMO_PLAYERS) {
    const sport = sports.get(player.sport);
    if (sport && (await importPlayer(strapi, player, sport))) made += 1;
  }
  return made;
}

async function importPlayer(strapi: Core.Strapi, player: DemoPlayer, sport: string): Promise<boolean> {
  const { drawing, careers, sport: _sport, ...fields } = player;
  const { name, lastName } = fields;
  const known = await rows(strapi, CARD_UID).count({ where: { name, lastName, demo: true } });
  if (known > 0) return false;
  const slug = playerSlug(player);
  const data = {
    ...fields,
    sport,
    intendedMajor: fields.intendedMajor ?? DEFAULT_MAJOR,
    languagesSpoken: fields.languagesSpoken ?? DEFAULT_LANGUAGES,
    cardImage: drawing.card ? await importPicture(strapi, 'card', slug) : null,
    bannerImage: drawing.banner ? await importPicture(strapi, 'banner', slug) : null,
    demo: true,
  };
  await strapi.db.transaction(async () => {
    const card = await documents<CardRow>(strapi, CARD_UID).create({ data });
    for (const career of careers) {
      await documents(strapi, CAREER_UID).create({ data: { ...career, playerCard: card.documentId } });
    }
  });
  return true;
}

/**
 * Stores a drawn picture as it is: the repository's own needs no cleaning.
 * @returns its file name; null where none is drawn
 */
export async function importPicture(
  strapi: Core.Strapi,
  kind: 'card' | 'banner',
  slug: string,
): Promise<string | null> {
  const key = `demo-${kind}-${slug}`;
  const known = await findImage(strapi, key);
  if (known && (await isStored(known))) return fileNameOf(known);
  // An earlier run ended before the bytes were there.
  if (known) await removeImage(strapi, known);
  const path = join(PICTURES, `${kind}s`, `${slug}.webp`);
  if (!existsSync(path)) return null;
  const bytes = await readFile(path);
  const { width, height } = await sharp(bytes).metadata();
  return storeImage(strapi, { bytes, extension: 'webp', mime: 'image/webp', width, height }, key);
}
