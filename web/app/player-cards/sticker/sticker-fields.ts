import type { ListField } from '@upfield/cms/contract';

/** What a sticker without a caption prints: the fields to ask the CMS for. */
export const STICKER_FIELDS = [
  'name',
  'lastName',
  'sport',
  'sportPosition',
  'country',
  'highSchoolGraduation',
  'gpa',
  'height',
  'toeflScore',
  'duolingoScore',
  'satScore',
  'cardImageUrl',
  'demo',
] as const satisfies readonly ListField[];
