import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import sharp from 'sharp';
import type { StaffPlayerCard } from '../../src/contract';
import { documents, rows } from '../../src/database/rows';
import { call, staffToken } from './api';
import { compiled, server } from './server';

/** A name that no other test uses. */
export const unique = (text: string) => `${text} ${randomBytes(5).toString('hex')}`;

/** Makes a sport as marketing staff would. */
export async function makeSport(
  name = unique('Soccer-Test'),
  displayOrder = 50,
): Promise<{ id: string; name: string }> {
  const { strapi } = await server();
  const sport = await documents<{ documentId: string }>(strapi, 'api::sport.sport').create({
    data: { name, displayOrder },
  });
  return { id: sport.documentId, name };
}

/** Makes a staff account. */
export async function makeStaff(
  password = 'Green-Valley-77',
): Promise<{ email: string; password: string; uid: string; id: number }> {
  const { strapi } = await server();
  const email = `${randomBytes(5).toString('hex')}@example.com`;
  const { createStaff } = compiled<{ createStaff: (strapi: Core.Strapi, account: object) => Promise<void> }>(
    'accounts/first-accounts.js',
  );
  await createStaff(strapi, { email, password, name: unique('Person') });
  const user = await rows<{ id: number; documentId: string }>(strapi, 'plugin::users-permissions.user').findOne({
    where: { email },
  });
  if (!user) throw new Error('The account was not made.');
  return { email, password, uid: user.documentId, id: user.id };
}

let sport: Promise<{ id: string }> | undefined;

/** What a valid card has besides its last name and its sport. */
export const cardFields = {
  status: true,
  active: true,
  name: 'Ana',
  sportPosition: 'Goalkeeper',
  highSchoolGraduation: 2026,
  collegeEnrollmentExpected: 2027,
  country: 'El Salvador',
  dateOfBirth: '2008-05-17',
};

/** A valid card body, complete enough for create and edit. */
export async function cardBody(changes: object = {}): Promise<Record<string, unknown>> {
  sport ??= makeSport();
  return { ...cardFields, lastName: unique('Peña'), sport: (await sport).id, ...changes };
}

/** Makes a card through the API. */
export async function makeCard(changes: object = {}): Promise<StaffPlayerCard> {
  const { body } = await call<{ playerCard: StaffPlayerCard }>('/player-cards/create', {
    method: 'POST',
    token: await staffToken(),
    body: await cardBody(changes),
  });
  return body.playerCard;
}

/** A picture of one colour. */
export const picture = (format: 'jpeg' | 'png' | 'gif' | 'webp' = 'png', size = { width: 40, height: 30 }) =>
  sharp({ create: { ...size, channels: 3, background: '#d33' } })
    .toFormat(format)
    .toBuffer();

/** The form of an upload. */
export function imageForm(
  bytes: Uint8Array | string,
  { name = 'photo.png', type = 'image/png', kind }: { name?: string; type?: string; kind?: string } = {},
): FormData {
  const form = new FormData();
  if (kind !== undefined) form.set('kind', kind);
  form.set('image', new Blob([bytes as BlobPart], { type }), name);
  return form;
}

/** Uploads a picture and gives its address. */
export async function uploadPicture(bytes?: Buffer): Promise<string> {
  const { body } = await call<{ imageUrl: string }>('/player-cards/upload-image', {
    method: 'POST',
    token: await staffToken(),
    body: imageForm(bytes ?? (await picture())),
  });
  return body.imageUrl;
}
