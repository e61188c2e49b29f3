import { expect, it } from 'vitest';
import { staff } from '~/labels/en/staff';
import { ApiError } from '../api/api-error';
import { SaveError } from './save-error';
import { serverFieldErrors } from './server-field-errors';

const refused = (path: string, message: string) =>
  new SaveError(
    'card',
    new ApiError({
      kind: 'refused',
      status: 400,
      message: 'Some fields are not valid.',
      fieldErrors: [{ path, message }],
    }),
  );

it.each([
  ['gpa', 'gpa must be 4 or less.', 'gpa', 'GPA must be 4 or less.'],
  ['sportPosition', 'sportPosition is required.', 'position', 'Position is required.'],
  ['dateOfBirth', 'Date input not valid.', 'birthDate', 'Date input not valid.'],
  ['career.0.team', 'career.0.team is required.', 'career.0.team', 'career.0.team is required.'],
])('shows %s: %s at %s', (path, message, field, text) => {
  expect(serverFieldErrors(refused(path, message), staff.fields)).toEqual([{ field, message: text }]);
});

it('finds none in another failure', () => {
  expect(serverFieldErrors(new TypeError('broken'), staff.fields)).toEqual([]);
});
