import { asksForGuardian, LEAD_TEXT_MAX } from '@upfield/cms/contract/lead-choices';
import { EMAIL_MAX } from '@upfield/cms/contract/text';
import type { TextFieldProps } from '~/forms/text-field';

/** Fields about the player and, where one takes part, a parent or guardian. */
export type PersonField =
  | 'fullname'
  | 'email'
  | 'phone'
  | 'age'
  | 'sport'
  | 'country'
  | 'guardianName'
  | 'guardianEmail';

const OF_PLAYER: readonly PersonField[] = ['fullname', 'email'];
const OF_GUARDIAN: readonly PersonField[] = ['guardianName', 'guardianEmail'];
const FOR_ALL: readonly PersonField[] = ['age', 'sport', 'country'];

/**
 * The fields in their order: whoever writes comes first.
 * @param writer as the form has it; a form that does not say it is the player's
 * @param age in years, as typed
 */
export function personFields(writer: string, age: string): readonly PersonField[] {
  if (writer === 'parent') return [...OF_GUARDIAN, 'phone', ...OF_PLAYER, ...FOR_ALL];
  return [...OF_PLAYER, 'phone', ...FOR_ALL, ...(asksForGuardian(age) ? OF_GUARDIAN : [])];
}

/** Ids of the lists that suggest answers. */
export const SUGGESTED = { sport: 'lead-sports', country: 'lead-countries' } as const;

type Control = Omit<TextFieldProps, 'label' | 'name'>;

const CONTROLS: Record<PersonField, Control> = {
  fullname: { maxLength: LEAD_TEXT_MAX.fullname },
  email: { type: 'email', maxLength: EMAIL_MAX },
  phone: { type: 'tel', autoComplete: 'tel', placeholder: '+503', maxLength: 40 },
  age: { span: 3, type: 'number', inputMode: 'numeric' },
  sport: { span: 3, list: SUGGESTED.sport, maxLength: LEAD_TEXT_MAX.sport },
  country: { autoComplete: 'country-name', list: SUGGESTED.country, maxLength: LEAD_TEXT_MAX.country },
  guardianName: { maxLength: LEAD_TEXT_MAX.fullname },
  guardianEmail: { type: 'email', maxLength: EMAIL_MAX },
};

/** The control of a field. Browsers fill in what is about whoever writes; a parent may leave out the player's address. */
export function controlOf(name: PersonField, writer: string): Control {
  const [ownName, ownEmail] = writer === 'parent' ? OF_GUARDIAN : OF_PLAYER;
  const own = name === ownName ? 'name' : name === ownEmail ? 'email' : 'off';
  return {
    span: name === ownName ? 12 : 6,
    autoComplete: own,
    required: writer !== 'parent' || name !== 'email',
    ...CONTROLS[name],
  };
}
