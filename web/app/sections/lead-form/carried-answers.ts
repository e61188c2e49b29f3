import type { LeadKind } from '@upfield/cms/contract/lead-choices';
import { useEffect, useState } from 'react';
import type { LeadValues, RejectedLead } from './lead-result';

/** Key in session storage. */
const KEY = 'lead-answers';

function store(kind: LeadKind, form: HTMLFormElement): void {
  const answers = new FormData(form);
  // It was given to the text of one language.
  answers.delete('consent');
  try {
    sessionStorage.setItem(KEY, JSON.stringify([kind, Object.fromEntries(answers)]));
  } catch {
    // Storage is refused or full: the form of the next page is empty.
  }
}

function takeStored(kind: LeadKind): LeadValues | null {
  const [storedKind, values]: [LeadKind?, LeadValues?] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
  if (storedKind !== kind || !values) return null;
  sessionStorage.removeItem(KEY);
  return values;
}

/**
 * Carries what is typed in a form to the same form of the page in the other language, which is another document.
 * @param field any control of the form
 * @returns the answers that were carried here, as a form that comes back without an error; null for none and until hydration
 */
export function useCarriedAnswers(kind: LeadKind, field: React.RefObject<HTMLInputElement>): RejectedLead | null {
  const [carried, setCarried] = useState<RejectedLead | null>(null);
  useEffect(() => {
    const values = takeStored(kind);
    if (values) setCarried({ state: 'refused', kind, errors: {}, problem: null, values });
    const leave = ({ target }: MouseEvent) => {
      const form = field.current?.form;
      if (form && target instanceof Element && target.closest('a[hreflang]')) store(kind, form);
    };
    document.addEventListener('click', leave);
    return () => document.removeEventListener('click', leave);
  }, [kind, field]);
  return carried;
}
