import { QUESTIONS } from './words';

/**
 * Has the bins of a form ask first: Strapi's take a part or an entry with all its texts away at once. The question comes
 * before the click reaches Strapi, whose component for parts cannot be extended.
 */
export function askBeforeRemoving(): void {
  document.addEventListener('click', askFirst, { capture: true });
}

function askFirst(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  const question = QUESTIONS.get(button?.textContent?.trim() ?? '');
  if (question === undefined || window.confirm(question)) return;
  event.preventDefault();
  event.stopPropagation();
}
