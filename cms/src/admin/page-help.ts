/** What is used of Strapi's layout of an edit view. */
interface Cell {
  name: string;
  hint?: string;
  attribute: { component?: string; pluginOptions?: { editor?: { fields?: Record<string, string> } } };
}
interface EditView {
  layout: { layout: Cell[][][]; components: Record<string, { layout: Cell[][] }> };
}

/** The hook that Strapi runs over the layout before it renders a form. */
export const EDIT_VIEW_HOOK = 'Admin/CM/pages/EditView/mutate-edit-view-layout';

/**
 * Gives the components of a page's form the help texts of that page (`fields` of `editor/field-texts`). Strapi itself has
 * one help text for each field of a component, on whichever page it stands.
 */
export function withPageHelp<View extends EditView>(view: View): View {
  const components = { ...view.layout.components };
  for (const { attribute } of view.layout.layout.flat(2)) {
    const { component = '', pluginOptions } = attribute;
    const known = components[component];
    const texts = pluginOptions?.editor?.fields;
    if (!texts || !known) continue;
    const helped = known.layout.map((row) => row.map((cell) => ({ ...cell, hint: texts[cell.name] ?? cell.hint })));
    components[component] = { ...known, layout: helped };
  }
  return { ...view, layout: { ...view.layout, components } };
}
