import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest, because they start servers of their own: in this order, so that no worker is left alone with one of them at the end. */
const LONGEST = [
  'backup',
  'several-servers',
  'outages',
  'same-answers',
  'languages',
  'serve',
  'bucket',
  'mail',
  'metrics',
  'base-seed',
  'two-languages-migration',
  'content',
  'drafts',
  'snapshot',
  'older-database',
];

const rankOf = ({ moduleId }: TestSpecification): number => {
  const index = LONGEST.indexOf(basename(moduleId, '.test.ts'));
  return index < 0 ? LONGEST.length : index;
};

/** The long files first, the others as vitest has them. A fresh clone knows no durations. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((one, other) => rankOf(one) - rankOf(other));
  }
}
