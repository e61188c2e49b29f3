/** What the admin says about a field: the one place for its words, of pages, components and collection types alike. */
export interface FieldTexts {
  label: string;
  description?: string;
  /** Heading of its column in the list, where that is shorter. */
  listLabel?: string;
  /** Cell of its own in the admin's list (admin/leads/list-cells). */
  cell?: 'lead-kind' | 'lead-state' | 'lead-owner';
  /** Staff see the value and cannot change it. */
  editable?: false;
  /** Help of a component's fields on this page, by name, in place of the component's own. */
  fields?: Record<string, string>;
}

/** Text of a field that staff fill in. */
export const editable = (label: string, description?: string): FieldTexts => ({
  label,
  ...(description ? { description } : {}),
});

/** Text of a field that only the code writes. */
export const readOnly = (label: string, description?: string): FieldTexts => ({
  ...editable(label, description),
  editable: false,
});

/**
 * The attributes of a collection type with their texts.
 * @param texts by attribute; one without a text is for no form
 */
export function withTexts<Attributes extends Record<string, object>>(
  texts: Partial<Record<keyof Attributes, FieldTexts>>,
  attributes: Attributes,
) {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, attribute]) => {
      const editor = texts[name];
      return [name, editor ? { ...attribute, pluginOptions: { editor } } : attribute];
    }),
  );
}
