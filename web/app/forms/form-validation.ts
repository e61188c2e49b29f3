/** A predicate and the message for a value that fails it. */
export type Rule<Value> = readonly [isValid: (value: Value) => boolean, message: string];

export type Rules<Values> = { readonly [Field in keyof Values]?: Rule<Values[Field]> };

/** One result a field, under `{field}Valid`: null when valid, else the rule's message. */
export type Validity<Values, Checked extends Rules<Values>> = {
  [Field in keyof Checked & string as `${Field}Valid`]: string | null;
};

export interface FormValidation<Values, Checked extends Rules<Values>> {
  validity: Validity<Values, Checked>;
  isFormValid: boolean;
}

/**
 * The form-validation helper of specification §5: one rule a field, one result a field, and a form that is valid only
 * when every result is null.
 * @param values the form's values
 * @param rules a predicate and a message for each field that has one
 */
export function validateForm<Values extends object, Checked extends Rules<Values>>(
  values: Values,
  rules: Checked & Rules<Values>,
): FormValidation<Values, Checked> {
  const fields = Object.keys(rules) as (keyof Checked & keyof Values & string)[];
  const entries = fields.map((field) => [`${field}Valid`, resultOf(values[field], rules[field])] as const);
  return {
    validity: Object.fromEntries(entries) as Validity<Values, Checked>,
    isFormValid: entries.every(([, result]) => result === null),
  };
}

function resultOf<Value>(value: Value, rule: Rule<Value> | undefined): string | null {
  if (!rule) return null;
  const [isValid, message] = rule;
  return isValid(value) ? null : message;
}
