export { arrangeForms } from './form-layout';
export { namePagesInRecentEntries } from './recent-entries';
export { registerSaveRules } from './save-rules';
