import type { Language } from '@upfield/cms/contract';
import { countryNamesIn } from '@upfield/cms/phone';
import { suggestionLabels } from '~/labels/suggestions';

/** What the fields of sport and country suggest. */
export const suggestionsIn = (language: Language) => ({
  sports: suggestionLabels[language].sports,
  countries: countryNamesIn(language),
});
