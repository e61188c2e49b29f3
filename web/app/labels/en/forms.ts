export const forms = {};

export type FormsLabels = typeof forms;
