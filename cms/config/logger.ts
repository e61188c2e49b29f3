import { environment } from '../src/environment';

export default { level: environment.LOG_LEVEL };
