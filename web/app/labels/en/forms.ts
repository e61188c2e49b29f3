export const forms = {
  selectYear: 'Select a year',
  selectOption: 'Select an option',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  openCalendar: 'Open calendar',
  calendar: 'Choose a date',
};

export type FormsLabels = typeof forms;
