import { CARD_SCORES, csvText, type StaffPlayerCard } from '@upfield/cms/contract';
import type { ManageLabels } from '~/labels/en/manage';
import type { StaffLabels } from '~/labels/en/staff';
import { detailPath } from '../session/staff-paths';
import { visibilityOf } from '../ui/card-status';

interface ExportTexts {
  labels: ManageLabels;
  fields: StaffLabels['fields'];
  /** Whether the site asks for a consent. */
  requireConsent: boolean;
  /** Where the site is, for the addresses. */
  origin: string;
}

/** The cards as a table for spreadsheets: what coaches are told, who sees it, and the consent. Of the birth date the year alone. */
export function cardsAsCsv(cards: StaffPlayerCard[], { labels, fields, requireConsent, origin }: ExportTexts): string {
  const { columns, exportColumns, visibilities } = labels;
  const table: [heading: string, value: (card: StaffPlayerCard) => unknown][] = [
    [fields.lastName, ({ lastName }) => lastName],
    [fields.name, ({ name }) => name],
    [fields.sport, ({ sport }) => sport?.name],
    [fields.position, ({ sportPosition }) => sportPosition],
    [fields.country, ({ country }) => country],
    [exportColumns.birthYear, ({ birthYear }) => birthYear],
    [fields.graduationYear, ({ highSchoolGraduation }) => highSchoolGraduation],
    [fields.collegeEnrollmentYear, ({ collegeEnrollmentExpected }) => collegeEnrollmentExpected],
    [fields.height, ({ height }) => height],
    [fields.weight, ({ weight }) => weight],
    ...CARD_SCORES.map((score): (typeof table)[number] => [fields[score], (card) => card[score]]),
    [fields.intendedMajor, ({ intendedMajor }) => intendedMajor],
    [fields.languages, ({ languagesSpoken }) => languagesSpoken],
    [fields.videoUrl, ({ highlightsLink }) => highlightsLink],
    [columns.public, (card) => visibilities[visibilityOf(card, requireConsent)]],
    [exportColumns.consentGivenBy, ({ consent }) => consent?.givenBy],
    [exportColumns.consentGivenOn, ({ consent }) => consent?.givenOn],
    [columns.updated, ({ updatedAt }) => updatedAt],
    [exportColumns.address, ({ id }) => origin + detailPath(id)],
    [exportColumns.id, ({ id }) => id],
  ];
  return csvText([table.map(([heading]) => heading), ...cards.map((card) => table.map(([, value]) => value(card)))]);
}

/** Hands a text to the browser as a file. */
export function download(text: string, fileName: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}
