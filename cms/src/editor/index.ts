export { arrangeForms } from './form-layout';
export { registerKeptTypes } from './kept-types';
export { completeListSettings } from './list-settings';
export { namePagesInRecentEntries } from './recent-entries';
export { registerPublishRules, registerSaveRules } from './save-rules';
