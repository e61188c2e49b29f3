import { expect, type Page } from '@playwright/test';
import { LANGUAGES } from '@upfield/cms/contract';
import { hrefIn } from '@upfield/cms/contract/content/page-languages';
import { forms as englishForms } from '../../app/labels/en/forms';
import { gallery as englishGallery } from '../../app/labels/en/gallery';
import { search as englishSearch } from '../../app/labels/en/search';
import { site as englishSite } from '../../app/labels/en/site';
import { forms as spanishForms } from '../../app/labels/es/forms';
import { gallery as spanishGallery } from '../../app/labels/es/gallery';
import { search as spanishSearch } from '../../app/labels/es/search';
import { site as spanishSite } from '../../app/labels/es/site';
import { checkOf, expectOneLanguage } from '../support/other-language';
import { printedTexts } from '../support/printed-texts';
import { test } from '../support/visitor';
import { visit } from './visit';

/**
 * What opens on pages, in both languages, says nothing in the other one; pages as they open are in page-standards.spec.ts. What they are compared
 * with are the catalogues of the interface and what the CMS has published, so a new text is checked as soon as it is there.
 */

test.describe.configure({ timeout: 180_000 });

const WORDS = {
  en: { forms: englishForms, gallery: englishGallery, search: englishSearch, site: englishSite },
  es: { forms: spanishForms, gallery: spanishGallery, search: spanishSearch, site: spanishSite },
};

for (const language of LANGUAGES) {
  const at = (path: string) => hrefIn(path, language);
  const { forms, gallery, search, site } = WORDS[language];

  test.describe(`pages in ${language}`, () => {
    const expectLanguage = (page: Page, what: string) => expectOneLanguage(page, language, what);

    test(`the menu, the sidebar and the search are in ${language} alone`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await visit(page, at('/about'));
      const banner = page.getByRole('banner');
      await banner.getByRole('button', { name: site.openMenu }).click();
      await expectLanguage(page, 'sidebar');
      await page.getByRole('dialog', { name: site.contents }).getByRole('button', { name: site.closeMenu }).click();
      await banner.getByRole('button', { name: site.search }).click();
      const dialog = page.getByRole('dialog', { name: search.title });
      for (const query of ['ma', 'qqqq']) {
        await dialog.getByRole('combobox').fill(query);
        const answer = query === 'ma' ? dialog.getByRole('option').first() : dialog.getByText(search.none(query));
        await expect(answer.first()).toBeVisible();
        await expectLanguage(page, `search for ${query}`);
      }
    });

    test(`the gallery’s filters, one sport and an empty list are in ${language} alone`, async ({ page }) => {
      await visit(page, at('/player-cards'));
      const sports = page.getByRole('main').getByRole('combobox').first();
      await sports.selectOption({ index: 1 });
      await expect(page).toHaveURL(/[?&]sport=/);
      await expectLanguage(page, 'one sport');
      for (const query of ['?q=qqqq', '?heightMin=200&gpaMin=3.8&film=true']) {
        await visit(page, at(`/player-cards${query}`));
        await expect(page.getByRole('link', { name: gallery.clearSearch })).toBeVisible();
        await expectLanguage(page, query);
      }
    });

    test(`a player’s page opened from a list is in ${language} alone`, async ({ page }) => {
      await visit(page, at('/player-cards?position=Goalkeeper'));
      await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
      await expect(page).toHaveURL(/position=Goalkeeper/);
      await expectLanguage(page, 'player of a list');
    });

    for (const path of ['/contact', '/packages', '/register']) {
      test(`a form with errors on ${at(path)} is in ${language} alone`, async ({ page }) => {
        await visit(page, at(path));
        const form = page.getByRole('main').locator('form').last();
        await form.getByLabel(forms.lead.age, { exact: true }).fill('15');
        await form.getByLabel(forms.lead.videoHighlight).selectOption('yes');
        await form.getByLabel(forms.lead.phone, { exact: true }).fill('12');
        await form.getByRole('button').last().click();
        await expect(form.getByLabel(forms.lead.fullname, { exact: true })).toHaveAttribute('aria-invalid', 'true');
        await expectLanguage(page, 'form with errors');
      });
    }
  });
}

/** A sanity check of the check: a page of one language is full of faults to the other. */
test('a page is told from one of the other language', async ({ page, request }) => {
  const check = await checkOf(request, 'es');
  await visit(page, '/contact');
  expect(check(await printedTexts(page)).length).toBeGreaterThan(20);
});
