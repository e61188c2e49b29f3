import type { FamilyLabels } from '~/labels/en/family';
import type { FormsLabels } from '~/labels/en/forms';

/**
 * What the fields are called: a parent who writes is asked for the player's name and for their own.
 * @param writer as the form sent it
 */
export const fieldNames = (
  forms: FormsLabels['lead'],
  { ofParent }: FamilyLabels,
  writer: string | undefined,
): FormsLabels['lead'] => (writer === 'parent' ? { ...forms, ...ofParent } : forms);
