import type { Locator, Page } from '@playwright/test';
import type { PictureFile } from '../support/pictures';
import type { Person } from './person';

/** What a journey cost. */
export interface Effort {
  /** Links, buttons and boxes pressed, files chosen. */
  presses: number;
  /** Fields typed into and lists chosen from. */
  fields: number;
  /** Distance scrolled, in screens. */
  screens: number;
}

/** One number for a journey: each press and each field is a step, and so is each screen scrolled. */
export const stepsOf = ({ presses, fields, screens }: Effort): number =>
  Math.round((presses + fields + screens) * 10) / 10;

/** A person with a mouse or a finger, whose steps are counted. Scrolls only to what is not on the screen. */
export class CountedPerson implements Person {
  readonly effort: Effort = { presses: 0, fields: 0, screens: 0 };

  constructor(readonly page: Page) {}

  async press(target: Locator): Promise<void> {
    await this.read(target);
    await target.click();
    this.effort.presses += 1;
  }

  async fill(field: Locator, text: string): Promise<void> {
    await this.read(field);
    await field.fill(text);
    this.effort.fields += 1;
  }

  fillDay(field: Locator, day: string): Promise<void> {
    return this.fill(field, day);
  }

  async choose(list: Locator, option: string): Promise<void> {
    await this.read(list);
    await list.selectOption({ label: option });
    this.effort.fields += 1;
  }

  async attach(picker: Locator, file: PictureFile): Promise<void> {
    await this.read(picker);
    await picker.setInputFiles(file);
    this.effort.presses += 1;
  }

  /** Measured at the target, because what scrolls may be a part of the page. */
  async read(target: Locator): Promise<void> {
    await target.waitFor();
    const before = await target.boundingBox();
    await target.scrollIntoViewIfNeeded();
    const after = await target.boundingBox();
    const { width, height } = this.page.viewportSize() ?? { width: 1, height: 1 };
    if (!before || !after) return;
    this.effort.screens += Math.abs(after.x - before.x) / width + Math.abs(after.y - before.y) / height;
  }
}
