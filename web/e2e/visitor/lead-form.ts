import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';

/** Labels of a family's form as a visitor reads them. */
export interface Words {
  fullname: string;
  email: string;
  phone: string;
  age: string;
  sport: string;
  country: string;
  graduationDate: string;
  packageInterested: string;
  videoHighlight: string;
  highlightLink: string;
  guardianName: string;
  guardianEmail: string;
  consent: RegExp;
  captcha: string;
  /** Said by the captcha once it is solved. */
  solved: string;
}

export const ENGLISH: Words = {
  fullname: 'Full name',
  email: 'Email',
  phone: 'Phone',
  age: 'Age',
  sport: 'Sport',
  country: 'Country',
  graduationDate: 'High school graduation date',
  packageInterested: 'Package interested in',
  videoHighlight: 'Do you have a highlight film?',
  highlightLink: 'Link to your film',
  guardianName: 'Name of parent or guardian',
  guardianEmail: 'Email of parent or guardian',
  consent: /^I agree/,
  captcha: 'I am not a robot',
  solved: 'Checked',
};

export const SPANISH: Words = {
  fullname: 'Nombre completo',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  age: 'Edad',
  sport: 'Deporte',
  country: 'País',
  graduationDate: 'Fecha de graduación de bachillerato',
  packageInterested: 'Paquete que te interesa',
  videoHighlight: '¿Tienes un video de tus jugadas?',
  highlightLink: 'Enlace del video',
  guardianName: 'Nombre de tu madre, padre o tutor',
  guardianEmail: 'Correo de tu madre, padre o tutor',
  consent: /^(Acepto|Acepta|Autorizo|Estoy)/,
  captcha: 'No soy un robot',
  solved: 'Verificado',
};

type FieldName = Exclude<keyof Words, 'consent' | 'captcha' | 'solved'>;

/** What a family types, by the name of the field; what is absent is left as it is. */
export type Answers = Partial<Record<FieldName, string>>;

/** A player of age without a film: every answer that the form insists on, under an e-mail address of the test's own. */
export const grownPlayer = (): Answers & { email: string } => ({
  fullname: 'Diego Monterrosa',
  email: `${randomUUID()}@example.com`,
  phone: '+503 7000 0000',
  age: '19',
  sport: 'Soccer',
  country: 'El Salvador',
  graduationDate: '2026-11-28',
});

/** Solves the captcha of a page or form, as the widget does for whoever ticks its box. */
export async function solveCaptcha(place: Page | Locator, words: Words = ENGLISH): Promise<void> {
  await place.getByRole('checkbox', { name: words.captcha }).click();
  await expect(place.getByText(words.solved, { exact: true })).toBeVisible({ timeout: 60_000 });
}

const SELECTS = ['packageInterested', 'videoHighlight'] as const;
const isSelect = (name: string) => SELECTS.some((select) => select === name);

/** The lead form of the open page, filled and read as a visitor does. */
export class LeadForm {
  readonly form: Locator;

  constructor(
    private readonly page: Page,
    name: string,
    private readonly words: Words = ENGLISH,
  ) {
    this.form = page.getByRole('form', { name });
  }

  /** A field by its label; “Email” must not be found in “Email of parent or guardian”. */
  field(name: FieldName): Locator {
    return this.form.getByLabel(this.words[name], { exact: true });
  }

  get consent(): Locator {
    return this.form.getByRole('checkbox', { name: this.words.consent });
  }

  get captcha(): Locator {
    return this.form.getByRole('checkbox', { name: this.words.captcha });
  }

  get send(): Locator {
    return this.form.getByRole('button').last();
  }

  /** Types and chooses, the age first: it decides which fields there are. */
  async fill(answers: Answers): Promise<void> {
    const order = (name: string) => (name === 'age' || name === 'videoHighlight' ? 0 : 1);
    const entries = Object.entries(answers).sort(([a], [b]) => order(a) - order(b));
    for (const [name, value] of entries) {
      const field = this.field(name as keyof Answers);
      if (isSelect(name)) await field.selectOption(value);
      else await field.fill(value);
    }
  }

  solve(): Promise<void> {
    return solveCaptcha(this.form, this.words);
  }

  /** Does everything that comes before sending: the answers, the consent, the captcha. */
  async complete(answers: Answers): Promise<void> {
    await this.fill(answers);
    await this.consent.check();
    await this.solve();
  }

  /** Expects that everything typed is still there. */
  async expectKept(answers: Answers): Promise<void> {
    for (const [name, value] of Object.entries(answers)) {
      await expect(this.field(name as keyof Answers), name).toHaveValue(value);
    }
  }

  /** The confirmation that takes the form's place. */
  async expectSent(title: RegExp): Promise<void> {
    await expect(this.page.getByRole('status').getByRole('heading', { name: title })).toBeVisible({ timeout: 30_000 });
    await expect(this.form).toHaveCount(0);
  }
}
