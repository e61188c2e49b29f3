import type { ContentModel } from './content-model';
import type { Edit } from './edit';

/** Refusals of a whole page or entry, which say what is kept instead of naming a field. */
const WHOLE = /has to stay published|still has player cards/;

/**
 * What is wrong with a refused edit: it has to be refused as the editor's mistake, at a field of the form, in words.
 * @returns null for an edit that was taken, or rightly refused
 */
export function faultOfRefusal({ uid, answer: { status, body } }: Edit, model: ContentModel): string | null {
  if (status < 400) return null;
  const { error } = body;
  if (status >= 500 || !error) return `is answered ${status} ${JSON.stringify(body)}`;
  if (WHOLE.test(error.message)) return null;
  if (uid === null) return error.message ? null : 'is refused without a reason';
  const problems = error.details?.errors ?? [];
  if (problems.length === 0) return `is refused without a field: ${error.message}`;
  const homeless = problems.find(({ path, message }) => !message || !model.hasField(uid, path));
  return homeless ? `is refused at no field of the form: ${JSON.stringify(homeless)}` : null;
}
