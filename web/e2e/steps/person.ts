import type { Locator, Page } from '@playwright/test';
import type { PictureFile } from '../support/pictures';

/** Somebody who walks through the site by roles and labels. A journey is written once for every way of using it. */
export interface Person {
  readonly page: Page;
  /** Follows a link, presses a button, ticks a box. */
  press(target: Locator): Promise<void>;
  /** Types into a field. */
  fill(field: Locator, text: string): Promise<void>;
  /** Types a day into a date field. @param day yyyy-MM-dd */
  fillDay(field: Locator, day: string): Promise<void>;
  /** Chooses in a list by what its option says. */
  choose(list: Locator, option: string): Promise<void>;
  /** Chooses a file for a picker. */
  attach(picker: Locator, file: PictureFile): Promise<void>;
  /** Has the text on the screen. */
  read(text: Locator): Promise<void>;
}
