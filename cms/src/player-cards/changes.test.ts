import { expect, it } from 'vitest';
import { changedParts } from './changes';
import type { CardRow } from './model';

const row = {
  name: 'Ana',
  gpa: 3.5,
  sport: { id: 1, documentId: 's1', name: 'Tennis', displayOrder: 1 },
  cardImage: 'a.jpg',
  enabled: true,
  active: true,
  listed: true,
  noindex: false,
  consentGuardian: null,
  deletedAt: null,
  changedBy: 'Marta',
} as CardRow;

it.each<[string, Partial<CardRow>, string[]]>([
  ['nothing', {}, []],
  ['nothing but who saved it', { changedBy: 'Luis', currentTeam: 'FAS' }, []],
  ['the same number as text', { gpa: '3.5' as never }, []],
  ['a field', { gpa: null }, ['gpa']],
  ['several, in their order', { gpa: 4, name: 'Eva' }, ['name', 'gpa']],
  ['the sport', { sport: { ...row.sport, documentId: 's2' } as CardRow['sport'] }, ['sport']],
  [
    'the place of a sport in lists, which is none',
    { sport: { ...row.sport, displayOrder: 9 } as CardRow['sport'] },
    [],
  ],
  ['a picture', { cardImage: null }, ['cardImageUrl']],
  ['who sees it', { listed: false }, ['visibility']],
  ['search engines', { noindex: true }, ['indexing']],
  ['the consent', { consentGuardian: 'Rosa', consentDate: '2026-01-05' }, ['consent']],
  ['its deletion', { deletedAt: '2026-01-05T10:00:00.000Z' }, ['deleted']],
])('a change of %s', (_what, change, parts) => {
  expect(changedParts(row, { ...row, ...change })).toEqual(parts);
});
