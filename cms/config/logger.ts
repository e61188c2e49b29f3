import { formats, winston } from '@strapi/logger';
import { environment } from '../src/environment';
import { redact } from '../src/log-line';

/** Where winston keeps the finished line (triple-beam). */
const LINE = Symbol.for('message');

/** The last format: it runs on the finished line, so no earlier format can add personal data after it. */
const redaction = winston.format((info) => {
  if (typeof info[LINE] === 'string') info[LINE] = redact(info[LINE]);
  return info;
});

export default {
  level: environment.LOG_LEVEL,
  format: winston.format.combine(formats.prettyPrint(), redaction()),
};
