/**
 * What content looked like up to version 2 of the tables: one entry for both languages, in which some texts had a Spanish twin beside them.
 * Pure rules of how such an entry becomes one a language.
 */

type Content = Record<string, unknown>;

/** A text of Global that had a Spanish twin. */
interface Twin {
  /** Part of Global that it stands in. */
  part: string;
  field: string;
  twin: string;
  /** What Spanish pages showed while the twin was empty. */
  whenEmpty: 'english' | 'nothing';
}

export const GLOBAL_TWINS: readonly Twin[] = [
  { part: 'sidebar', field: 'blurb', twin: 'spanishBlurb', whenEmpty: 'english' },
  { part: 'contact', field: 'whatsappText', twin: 'whatsappSpanishText', whenEmpty: 'nothing' },
  { part: 'contact', field: 'whatsappLabel', twin: 'whatsappSpanishLabel', whenEmpty: 'english' },
  { part: 'footer', field: 'tagline', twin: 'spanishTagline', whenEmpty: 'english' },
  { part: 'footer', field: 'demoNotice', twin: 'spanishDemoNotice', whenEmpty: 'english' },
  { part: 'privacy', field: 'guardianConsentText', twin: 'guardianConsentSpanishText', whenEmpty: 'nothing' },
  { part: 'privacy', field: 'neverAskedText', twin: 'neverAskedSpanishText', whenEmpty: 'nothing' },
  { part: 'company', field: 'responseTime', twin: 'responseTimeSpanish', whenEmpty: 'nothing' },
  { part: 'company', field: 'paymentPromise', twin: 'paymentPromiseSpanish', whenEmpty: 'nothing' },
];

const partOf = (content: Content, name: string) => (content[name] ?? null) as Content | null;

/** Global without the twins. */
export function globalInEnglish(content: Content): Content {
  const english = { ...content };
  for (const { part, twin } of GLOBAL_TWINS) {
    const { [twin]: _twin, ...fields } = partOf(english, part) ?? {};
    if (partOf(english, part)) english[part] = fields;
  }
  return english;
}

/**
 * Global as Spanish pages showed it: in English, but for the texts with a twin.
 * @param twins by part and name, where they do not stand in the content itself
 */
export function globalInSpanish(content: Content, twins: Content = content): Content {
  const spanish = globalInEnglish(content);
  for (const { part, field, twin, whenEmpty } of GLOBAL_TWINS) {
    const fields = partOf(spanish, part);
    if (!fields) continue;
    const text = partOf(twins, part)?.[twin] || (whenEmpty === 'english' ? fields[field] : null);
    spanish[part] = { ...fields, [field]: text };
  }
  return spanish;
}

interface OldProvider {
  name: string;
  purpose: string;
  purposeSpanish?: string | null;
}

/** The privacy page in English. */
export function privacyInEnglish({ english, spanish, hostingCountrySpanish, ...rest }: Content): Content {
  const providers = (rest.providers ?? []) as OldProvider[];
  return { ...rest, document: english, providers: providers.map(({ purposeSpanish, ...provider }) => provider) };
}

/** The privacy page in Spanish. */
export function privacyInSpanish({ english, spanish, hostingCountrySpanish, ...rest }: Content): Content {
  const providers = (rest.providers ?? []) as OldProvider[];
  return {
    ...rest,
    document: spanish,
    hostingCountry: hostingCountrySpanish ?? null,
    providers: providers.map(({ purposeSpanish, ...provider }) => ({
      ...provider,
      purpose: purposeSpanish || provider.purpose,
    })),
  };
}
