export { arrangeForms } from './form-layout';
export { registerSaveRules } from './save-rules';
