import { formats, winston } from '@strapi/logger';
import { environment } from '../src/environment';
import { withoutPeople } from '../src/log-line';

/** Where winston keeps the finished line (triple-beam). */
const LINE = Symbol.for('message');

/** Stands last, when the line is written: nothing that was put into it can pass. */
const nobody = winston.format((info) => {
  if (typeof info[LINE] === 'string') info[LINE] = withoutPeople(info[LINE]);
  return info;
});

export default {
  level: environment.LOG_LEVEL,
  format: winston.format.combine(formats.prettyPrint(), nobody()),
};
