import { describe, expect, it } from 'vitest';
import { type CareerRow, emptyCareerRow } from './card-form';
import { mergeCareers } from './career-merge';

const row = (team: string, startYear: string, endYear = ''): CareerRow => ({
  ...{ team, startYear, endYear },
  isCurrent: endYear === '',
});
const fas = row('FAS', '2019', '2021');
const aguila = row('Águila', '2021', '2023');
const alianza = row('Alianza', '2023');
const luis = row('Luis Ángel', '2018', '2019');
const until = (endYear: string) => ({ ...aguila, endYear });

describe('two careers that began alike', () => {
  it.each<[string, CareerRow[], CareerRow[], CareerRow[] | null]>([
    ['each added a team', [fas, aguila, alianza], [fas, aguila, luis], [fas, aguila, alianza, luis]],
    ['one removed a team, the other changed another', [aguila], [fas, until('2024')], [until('2024')]],
    ['both removed the same', [fas], [fas], [fas]],
    ['both ended a team alike', [fas, until('2024')], [fas, until('2024')], [fas, until('2024')]],
    ['both ended a team in different years', [fas, until('2022')], [fas, until('2024')], null],
    ['one removed what the other changed', [fas], [fas, until('2024')], null],
    ['one renamed what the other changed', [fas, row('Atlético', '2021', '2023')], [fas, until('2024')], null],
  ])('%s', (_case, mine, theirs, merged) => expect(mergeCareers([fas, aguila], mine, theirs)).toEqual(merged));

  const renamed = (team: string) => ({ ...aguila, team });
  const begunIn = (startYear: string) => ({ ...aguila, startYear });

  it.each<[string, CareerRow[], CareerRow[]]>([
    ['both renamed one team', [fas, renamed('Atlético')], [fas, renamed('Once')]],
    ['both corrected the year one team began', [fas, begunIn('2020')], [fas, begunIn('2022')]],
    ['one renamed a team, the other moved its beginning', [fas, renamed('Atlético')], [fas, begunIn('2022')]],
    ['one renamed a team, the other removed it', [fas, renamed('Atlético')], [fas]],
    ['one removed a team, the other renamed it', [fas], [fas, renamed('Once')]],
    ['both also added the same', [fas, renamed('Atlético'), alianza], [fas, renamed('Once'), alianza]],
    ['both ended a team alike and renamed the other', [until('2024'), luis], [until('2024'), alianza]],
    ['both renamed two teams, one of them alike', [luis, renamed('Atlético')], [luis, renamed('Once')]],
    ['one renamed both teams, the other one of them', [luis, renamed('Atlético')], [fas, renamed('Once')]],
    ['both renamed a team alike, and ended it otherwise', [{ ...until('2022'), team: 'Once' }], [renamed('Once')]],
  ])('are a question when %s', (_case, mine, theirs) => {
    expect(mergeCareers([fas, aguila], mine, theirs)).toBeNull();
    expect(mergeCareers([fas, aguila], theirs, mine)).toBeNull();
  });

  it.each<[string, CareerRow[], CareerRow[], CareerRow[]]>([
    ['both renamed a team alike', [fas, renamed('Once')], [fas, renamed('Once')], [fas, renamed('Once')]],
    ['both renamed both alike', [luis, renamed('Once')], [renamed('Once'), luis], [luis, renamed('Once')]],
    ['each renamed another team', [luis, aguila], [fas, renamed('Once')], [luis, renamed('Once')]],
    ['one renamed a team, the other added one', [luis, aguila], [fas, aguila, alianza], [luis, aguila, alianza]],
    ['one renamed a team, the other changed another', [luis, aguila], [fas, until('2024')], [luis, until('2024')]],
    ['both removed one team, one the other, too', [fas], [], []],
  ])('are no question when %s', (_case, mine, theirs, merged) =>
    expect(mergeCareers([fas, aguila], mine, theirs)).toEqual(merged),
  );

  it('takes a team spelt otherwise for the same, and theirs where mine is as it was', () => {
    const theirs = [{ ...aguila, team: 'AGUILA', endYear: '2024' }];
    expect(mergeCareers([aguila], [aguila, emptyCareerRow], theirs)).toEqual(theirs);
  });

  it('tells two spells at one team apart, and one team of one year twice', () => {
    const back = row('FAS', '2024');
    expect(mergeCareers([fas], [fas, back], [fas, fas])).toEqual([fas, back, fas]);
  });
});
