import { expect, type Locator, type Page } from '@playwright/test';
import type { PictureFile } from '../support/pictures';
import type { Person } from './person';

/** Far more than any screen asks for: a control that Tab does not reach by then is a fault. */
const MOST_PRESSES = 150;

/** A person who has a keyboard and nothing else: everything is reached by Tab, as a screen reader's user does. */
export class KeyboardPerson implements Person {
  constructor(readonly page: Page) {}

  /** Enter follows links and presses buttons, Space ticks boxes, arrows go through the choices of one question. */
  async press(target: Locator): Promise<void> {
    if (await target.evaluate((element) => element.matches('[type=radio]'))) return this.pick(target);
    await this.reach(target);
    const isBox = await target.evaluate((element) => element.matches('input, [role=checkbox]'));
    await this.page.keyboard.press(isBox ? 'Space' : 'Enter');
  }

  async fill(field: Locator, text: string): Promise<void> {
    await this.reach(field);
    await this.page.keyboard.press('ControlOrMeta+A');
    await this.page.keyboard.insertText(text);
    await expect(field).toHaveValue(text);
  }

  /** A date field takes month, day and year as they are written in English. */
  async fillDay(field: Locator, day: string): Promise<void> {
    const [year = '', month = '', date = ''] = day.split('-');
    await this.reach(field);
    await this.page.keyboard.type(month + date + year);
    await expect(field).toHaveValue(day);
  }

  async choose(list: Locator, option: string): Promise<void> {
    await this.reach(list);
    const options = await list.getByRole('option').allTextContents();
    await this.page.keyboard.type(shortestStart(option, options));
    await expect(list.getByRole('option', { name: option, exact: true })).toHaveJSProperty('selected', true);
  }

  async attach(picker: Locator, file: PictureFile): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await this.reach(picker);
    await this.page.keyboard.press('Enter');
    await (await chooser).setFiles(file);
  }

  /** What is read has to be in the accessibility tree; a screen reader needs no screen. */
  async read(text: Locator): Promise<void> {
    await expect(text).toBeVisible();
  }

  /** Tab leads to the question, whichever of its choices has the focus then. */
  private async pick(choice: Locator): Promise<void> {
    const question = choice.locator('xpath=ancestor::fieldset[1]').getByRole('radio');
    await this.reach(question.first());
    for (let presses = 0; presses < (await question.count()); presses += 1) {
      await this.page.keyboard.press('ArrowDown');
      if (await choice.isChecked()) return;
    }
    throw new Error(`Arrows do not reach ${choice}.`);
  }

  private async reach(target: Locator): Promise<void> {
    await target.waitFor();
    for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return this.expectSeen(target);
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not reach ${target}.`);
  }

  /** The focus is on the screen as soon as it arrives. */
  private async expectSeen(target: Locator): Promise<void> {
    await expect(target).toBeInViewport();
  }
}

/** What somebody types of an option until no other one begins so, or until a sign comes that keyboards do not have, as in 6′1″. */
function shortestStart(option: string, options: readonly string[]): string {
  const others = options.filter((other) => other !== option);
  const lengths = [...option].map((_letter, index) => index + 1);
  const enough = lengths.find((length) => others.every((other) => !other.startsWith(option.slice(0, length))));
  return /^[ -~]*/.exec(option.slice(0, enough))?.[0] ?? '';
}
