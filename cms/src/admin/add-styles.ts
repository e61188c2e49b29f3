/** Adds rules for what Strapi's components do not let us set; call it before the admin renders. */
export function addStyles(rules: string): void {
  const element = document.createElement('style');
  element.textContent = rules;
  document.head.append(element);
}
