import { type FocusEvent, useState } from 'react';
import { useLanguage } from '~/labels/use-labels';

const textOf = (form: HTMLFormElement | null, name: string): string => {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field.value : '';
};

/** Loads the rule and its messages on demand: visitors who type no number do not download them. */
const loadRule = () => import('./phone-problem').catch(() => null);

/**
 * Says what is wrong with a phone number when its field, or the country's, is left: the CMS would say it only with the answer to
 * the whole form. The rule is loaded when it is first needed; if that fails, only the CMS checks the number.
 * @returns the printed problem, and the handlers of both fields
 */
export function usePhoneCheck() {
  const language = useLanguage();
  const [problem, setProblem] = useState<string | null>(null);

  const check = async ({ currentTarget: { form } }: FocusEvent<HTMLInputElement>) => {
    const phone = textOf(form, 'phone');
    const country = textOf(form, 'country');
    // Without its country a number may still lack its code.
    if (phone.trim() === '' || (country.trim() === '' && !phone.includes('+'))) return;
    const rule = await loadRule();
    const isCurrent = textOf(form, 'phone') === phone && textOf(form, 'country') === country;
    if (rule && isCurrent) setProblem(rule.problemOf(phone, country, language));
  };

  return { problem, handlers: { onBlur: check, onInput: () => setProblem(null) } };
}
