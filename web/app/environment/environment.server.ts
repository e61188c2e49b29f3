import { parseEnvironment } from './parse-environment';

/** The settings of this process, parsed once. */
export const environment = parseEnvironment(process.env);
