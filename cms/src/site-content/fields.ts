import { HREF_MAX } from '../contract';
import { editable, type FieldTexts } from '../editor/field-texts';
import type { Field, FieldRule, PageDefinition } from './model';

/**
 * The fields that page content is made of, with their label and help in the admin. Each function makes a new object:
 * Strapi writes the column's name into an attribute, so no two attributes may share one.
 */

interface Options {
  description?: string;
  required?: true;
}

interface TextOptions extends Options {
  /** Form that the text has to have on a published page. */
  regex?: string;
  rule?: FieldRule;
  /** The same in both languages. */
  shared?: true;
}

/** What of a field or type Strapi has to keep once a language. */
const localized = { i18n: { localized: true } } as const;

/**
 * A single type that has an entry a language. Strapi keeps every field of it apart; `languages/keep-together` brings those that have one
 * truth from one language to the other, inside of parts, too, which Strapi's own sharing cannot do.
 */
export const inBothLanguages = (type: Omit<PageDefinition, 'kind' | 'options' | 'pluginOptions'>): PageDefinition => ({
  kind: 'singleType',
  options: { draftAndPublish: true },
  pluginOptions: localized,
  ...type,
  attributes: Object.fromEntries(
    Object.entries(type.attributes).map(([name, field]) => [
      name,
      { ...field, pluginOptions: { ...field.pluginOptions, ...localized } },
    ]),
  ),
});

/** A text of one line. @param maxLength in characters */
export const line = (
  label: string,
  maxLength: number,
  { description, required, regex, rule, shared }: TextOptions = {},
): Field => ({
  type: 'string',
  ...(required ? { required } : {}),
  ...(regex ? { regex } : {}),
  maxLength,
  pluginOptions: {
    editor: editable(label, description),
    ...(rule ? { rule } : {}),
    ...(shared ? { shared } : {}),
    ...(shared || rule ? {} : localized),
  },
});

/** A text of several lines. @param maxLength in characters */
export const paragraph = (label: string, maxLength: number, { description, required }: Options = {}): Field => ({
  type: 'text',
  maxLength,
  ...(required ? { required } : {}),
  pluginOptions: { editor: editable(label, description), ...localized },
});

/** A formatted text. */
export const richText = (
  label = 'Text',
  description = 'Pictures have fields of their own and are refused here.',
): Field => ({
  type: 'blocks',
  pluginOptions: { editor: editable(label, description), rule: 'richText', ...localized },
});

/** A switch. @param value for an entry that is new */
export const toggle = (label: string, description: string, value = false): Field => ({
  type: 'boolean',
  default: value,
  required: true,
  pluginOptions: { editor: editable(label, description) },
});

/** A date with a time. */
export const moment = (label: string, description?: string): Field => ({
  type: 'datetime',
  required: true,
  pluginOptions: { editor: editable(label, description) },
});

/** A day of the calendar, which may be left out. */
export const day = (label: string, description?: string): Field => ({
  type: 'date',
  pluginOptions: { editor: editable(label, description) },
});

/** An e-mail address, which may be left out. */
export const emailAddress = (label: string, description?: string): Field => ({
  type: 'email',
  pluginOptions: { editor: editable(label, description) },
});

/** An amount in U.S. dollars. */
export const dollars = (label: string, description: string): Field => ({
  type: 'decimal',
  min: 0,
  pluginOptions: { editor: editable(label, description) },
});

/** A picture of the media library. */
export const picture = (
  label = 'Picture',
  description = 'Describe the picture in the media library’s “Alternative text”.',
): Field => ({
  type: 'media',
  multiple: false,
  allowedTypes: ['images'],
  pluginOptions: { editor: editable(label, description) },
});

const TARGETS = 'A page of the site (/about), an anchor (#contact), a web address (https://…), mailto: or tel:.';

/** Where a link leads. */
export const target = (label: string, { required, description = TARGETS }: Options = {}): Field =>
  line(label, HREF_MAX, { required, description, rule: 'href' });

/** A component that may be left out. @param component its uid */
export const part = (component: string, label: string, description?: string): Field => ({
  type: 'component',
  component,
  repeatable: false,
  pluginOptions: { editor: editable(label, description) },
});

/**
 * A component that is always there.
 * @param component its uid
 * @param fields help of its fields on this page, by name, in place of the component's own
 */
export const section = (component: string, label: string, fields?: FieldTexts['fields']): Field => ({
  type: 'component',
  component,
  repeatable: false,
  required: true,
  pluginOptions: { editor: { label, ...(fields ? { fields } : {}) } },
});

/** A list of components. @param component their uid */
export const list = (
  component: string,
  label: string,
  { description, min }: { description?: string; min?: 1 } = {},
): Field => ({
  type: 'component',
  component,
  repeatable: true,
  ...(min ? { min } : {}),
  pluginOptions: { editor: editable(label, description) },
});

/** The same where the order shows. */
export const orderedList = (component: string, label: string, options: { min?: 1 } = {}): Field =>
  list(component, label, { description: 'In their order.', ...options });

/** A link that is shown when it is filled in. */
export const link = (label = 'Button', description = 'Leave it out and no button shows.'): Field =>
  part('shared.link', label, description);

/** The heading of a section. */
export const heading = (label = 'Heading'): Field => line(label, 160, { required: true });
/** The title of a part. */
export const title = (label = 'Title'): Field => line(label, 160, { required: true });
/** A text of several lines, 1,000 characters at most. */
export const text = (label = 'Text'): Field => paragraph(label, 1000);

/** What search engines and shared links show of a page. */
export const seo = (): Field => part('shared.seo', 'Search and sharing', 'What search engines and shared links show.');
