import { describe, expect, expectTypeOf, it } from 'vitest';
import { validateForm } from './form-validation';

const values = { email: 'ana@upfield.example', password: '', age: 17 };
const hasText = (text: string) => text !== '';

describe('validateForm', () => {
  it('gives each field its result under {field}Valid, null when valid', () => {
    const { validity } = validateForm(values, {
      email: [hasText, 'An email is needed.'],
      password: [hasText, 'A password is needed.'],
    });
    expect(validity).toEqual({ emailValid: null, passwordValid: 'A password is needed.' });
    expectTypeOf(validity).toEqualTypeOf<{ emailValid: string | null; passwordValid: string | null }>();
  });

  it('holds a form valid only when all results are null', () => {
    const isAdult = [(age: number) => age >= 18, 'Too young.'] as const;
    const isTyped = [hasText, 'An email is needed.'] as const;
    expect(validateForm(values, { email: isTyped }).isFormValid).toBe(true);
    expect(validateForm(values, { email: isTyped, age: isAdult }).isFormValid).toBe(false);
    expect(validateForm({ ...values, age: 18 }, { email: isTyped, age: isAdult }).isFormValid).toBe(true);
  });

  it('holds a form without rules valid', () => {
    expect(validateForm(values, {})).toEqual({ validity: {}, isFormValid: true });
  });
});
