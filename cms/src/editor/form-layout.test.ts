import { describe, expect, it } from 'vitest';
import type { Field } from '../site-content/model';
import { rowsOf } from './form-layout';

const field = (type: Field['type']): Field => ({ type, pluginOptions: { editor: { label: type } } });

describe('rows of a form', () => {
  it('keeps the order, two short fields a row, a long one alone', () => {
    const rows = rowsOf([
      ['enabled', field('boolean')],
      ['title', field('string')],
      ['label', field('string')],
      ['text', field('text')],
      ['picture', field('media')],
    ]);
    expect(rows.map((row) => row.map(({ name }) => name))).toEqual([
      ['enabled', 'title'],
      ['label'],
      ['text'],
      ['picture'],
    ]);
    expect(rows.flat().map(({ size }) => size)).toEqual([6, 6, 6, 12, 6]);
  });
});
