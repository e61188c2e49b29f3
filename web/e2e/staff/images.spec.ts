import { writeFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { drafted } from '../support/drafts';
import { slowConnection } from '../support/network';
import { heavyPicture, type PictureFile, picture } from '../support/pictures';
import { fillRequired, finishSaving, newLastName, openAsStaff, saveButton } from '../support/player-form';
import { SITE_URL } from '../support/site';

const card = (page: Page) => page.getByLabel('Upload Profile Image');
const ring = (page: Page) => page.getByRole('button', { name: /^Middle of the picture/ });
/** The picture on the live card: decoration beside the name, so it has no role; from this browser, not yet from the server. */
const liveCardPicture = (page: Page) =>
  page.getByRole('complementary', { name: 'Live card' }).locator('img[src^="blob:"]');

/** Drops a file from the desktop on an element, as the browser itself reports it. */
async function drop(page: Page, target: Locator, { name, buffer }: PictureFile): Promise<void> {
  const path = test.info().outputPath(name);
  await writeFile(path, buffer);
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('There is no place to drop on.');
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, x: box.x + box.width / 2, y: box.y + box.height / 2, data });
}

/** Pastes a file on an element. */
async function paste(target: Locator, { name, mimeType, buffer }: PictureFile): Promise<void> {
  await target.evaluate(
    async (element, { name, mimeType, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([bytes], name, { type: mimeType }));
      element.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
    },
    { name, mimeType, base64: buffer.toString('base64') },
  );
}

/** The colour in the middle of a stored picture. */
async function middleColour(page: Page, url: string): Promise<number[]> {
  const { buffer, size } = await storedPicture(page, url);
  const { data } = await sharp(buffer)
    .extract({ left: Math.floor(size.width / 2), top: Math.floor(size.height / 2), width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

async function storedPicture(page: Page, url: string) {
  const buffer = await (await page.request.get(new URL(url, SITE_URL).href)).body();
  const { width = 0, height = 0 } = await sharp(buffer).metadata();
  return { buffer, size: { width, height } };
}

/** Left half red, right half blue: what a crop took can be seen. */
async function halves(): Promise<PictureFile> {
  const half = (background: string) => ({ create: { width: 1000, height: 1000, channels: 3 as const, background } });
  const right = await sharp(half('#0000ff')).png().toBuffer();
  const buffer = await sharp({ create: { ...half('#ff0000').create, width: 2000 } })
    .composite([{ input: right, left: 1000, top: 0 }])
    .jpeg({ quality: 95 })
    .toBuffer();
  return { name: 'halves.jpg', mimeType: 'image/jpeg', buffer };
}

for (const way of ['click', 'drop', 'paste'] as const) {
  test(`a picture comes by ${way}, shows at once and can be taken back`, async ({ page }) => {
    await openAsStaff(page);
    const file = await picture('portrait.jpg', '#0b6b40');
    if (way === 'click') {
      const chooser = page.waitForEvent('filechooser');
      await card(page).click();
      await (await chooser).setFiles(file);
    } else if (way === 'drop') await drop(page, card(page), file);
    else await paste(card(page), file);
    await expect(ring(page)).toBeVisible();
    await expect(liveCardPicture(page)).toBeVisible();
    await page.getByRole('button', { name: 'Remove profile image' }).click();
    await expect(ring(page)).toBeHidden();
    await expect(liveCardPicture(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Remove profile image' })).toBeHidden();
    await expect(card(page)).toBeFocused();
  });
}

test('the ring is moved by keyboard, and the stored picture is cut around it', async ({ page }) => {
  const api = await openAsStaff(page);
  const lastName = newLastName('Teclas');
  await fillRequired(page, lastName);
  await card(page).setInputFiles(await halves());
  await ring(page).focus();
  for (let step = 0; step < 15; step++) await page.keyboard.press('ArrowRight');
  await expect(ring(page)).toHaveAccessibleName('Middle of the picture, 80 % from the left, 28 % from the top');
  await expect(ring(page)).toBeFocused();
  await saveButton(page).click();
  await finishSaving(page);
  const { cardImageUrl } = await api.onlyCardNamed(lastName);
  const [red = 0, , blue = 0] = await middleColour(page, cardImageUrl ?? '');
  expect(blue).toBeGreaterThan(200);
  expect(red).toBeLessThan(60);
  const { size } = await storedPicture(page, cardImageUrl ?? '');
  expect(size.width / size.height).toBeCloseTo(500 / 640, 1);
});

test('the ring is dragged by pointer', async ({ page }) => {
  const api = await openAsStaff(page);
  const lastName = newLastName('Puntero');
  await fillRequired(page, lastName);
  await page.getByLabel('Upload Banner Image').setInputFiles(await picture('banner.jpg', '#10211b', 2400, 900));
  await card(page).setInputFiles(await halves());
  const handle = page.getByRole('button', { name: /^Middle of the picture/ }).last();
  // Hovering waits until the ring stands still.
  await handle.hover();
  const place = await handle.boundingBox();
  if (!place) throw new Error('The ring has no place.');
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 30, y + 5, { steps: 4 });
  await page.mouse.up();
  await expect(handle).not.toHaveAccessibleName(/ 50 % from the left/);
  await saveButton(page).click();
  await finishSaving(page);
  const { cardImageUrl, bannerImageUrl } = await api.onlyCardNamed(lastName);
  const [red = 0, , blue = 0] = await middleColour(page, cardImageUrl ?? '');
  expect(red).toBeGreaterThan(200);
  expect(blue).toBeLessThan(60);
  expect((await storedPicture(page, bannerImageUrl ?? '')).size).toEqual({ width: 2400, height: 900 });
});

test('a photo is judged by its content: one without a type is accepted, and the refusal of a HEIC photo says what to do', async ({
  page,
}) => {
  const api = await openAsStaff(page);
  const lastName = newLastName('Recorte');
  await fillRequired(page, lastName);
  const heic = Buffer.from('\0\0\0\x24ftypheic\0\0\0\0');
  await card(page).setInputFiles({ name: 'IMG_0042.jpg', mimeType: 'image/jpeg', buffer: heic });
  await expect(card(page)).toHaveAccessibleDescription(/HEIC.*Most Compatible/);
  const half = { width: 600, height: 900, channels: 4 as const, background: '#0b6b40' };
  const buffer = await sharp({ create: { ...half, width: 1200, background: '#0000' } })
    .composite([{ input: { create: half }, left: 600, top: 0 }])
    .png()
    .toBuffer();
  await card(page).setInputFiles({ name: 'recorte', mimeType: 'application/octet-stream', buffer });
  await ring(page).focus();
  await page.keyboard.press('ArrowRight');
  await saveButton(page).click();
  await finishSaving(page);
  const { cardImageUrl } = await api.onlyCardNamed(lastName);
  const stored = sharp((await storedPicture(page, cardImageUrl ?? '')).buffer);
  const corner = await stored.ensureAlpha().extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
  expect(corner[3], 'what was transparent still is').toBe(0);
});

test('a file that changed after it was chosen has to be chosen again, and the draft is kept', async ({ page }) => {
  const path = test.info().outputPath('portrait.jpg');
  const write = async (colour: string) => writeFile(path, (await picture('portrait.jpg', colour)).buffer);
  await write('#0b6b40');
  await openAsStaff(page);
  await fillRequired(page, newLastName('Cambio'));
  await card(page).setInputFiles(path);
  await expect(ring(page)).toBeVisible();
  await write('#884400');
  await page.getByLabel('GPA').fill('3.3');
  await expect.poll(() => drafted(page, 'gpa')).toEqual(['3.3']);
  await saveButton(page).click();
  const refused = page.getByRole('dialog', { name: 'Image Validation Error' });
  await expect(refused).toContainText('Card Image: This file has changed since you chose it. Please choose it again.');
  await refused.getByRole('button', { name: 'OK' }).click();
  await card(page).setInputFiles(path);
  await saveButton(page).click();
  await finishSaving(page);
});

test('an upload shows how far it is', async ({ page }) => {
  await openAsStaff(page);
  await fillRequired(page, newLastName('Progreso'));
  await card(page).setInputFiles(await heavyPicture('portrait.jpg'));
  const connection = await slowConnection(page, 300_000);
  await saveButton(page).click();
  const bar = page.getByRole('progressbar', { name: /^Uploading, \d+ %$/ });
  await expect(bar).toBeVisible();
  await expect.poll(async () => Number(await bar.getAttribute('value'))).toBeGreaterThan(10);
  await connection.restore();
  await finishSaving(page);
});

test('a stored picture is shown on the edit screen and can be removed', async ({ page }) => {
  const api = await openAsStaff(page);
  const lastName = newLastName('Quitar');
  const { buffer } = await picture('stored.jpg', '#aa3311');
  const { id } = await api.create(lastName, { cardImageUrl: await api.upload(buffer) });
  await page.goto(`/player-cards/edit/${id}`);
  await page.getByRole('button', { name: 'Remove profile image' }).click();
  await saveButton(page).click();
  await finishSaving(page, 'updated');
  expect((await api.onlyCardNamed(lastName)).cardImageUrl).toBeNull();
});
