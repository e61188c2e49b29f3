import { encodeMessage } from '@upfield/cms/contract';
import { expect, it } from 'vitest';
import { messageText } from './message-text';

it('prints a rule with the label of its field, in the language of the page', () => {
  const raised = encodeMessage('rule.max', { max: 4 });
  expect(messageText(raised, 'GPA', 'en')).toBe('GPA must be 4 or less.');
  expect(messageText(raised, 'GPA', 'es')).toBe('El número en «GPA» debe ser 4 o menos.');
});

it('leaves a printed sentence and nothing as they are', () => {
  expect(messageText('Date input not valid.', 'Date of birth', 'en')).toBe('Date input not valid.');
  expect(messageText(undefined, 'GPA', 'en')).toBeUndefined();
});
