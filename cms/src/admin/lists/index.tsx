import type { StrapiApp } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import { type CellOf, cellOfLeads } from '../leads/list-cells';
import { ShortDate } from './short-date';

/** What is used of a column of Strapi's lists. */
export interface Column {
  name: string;
  attribute?: { type: string; pluginOptions?: { editor?: { cell?: string } } };
  cellFormatter?: CellOf;
}

interface ListLayout {
  displayedHeaders: Column[];
}

const COLUMNS_HOOK = 'Admin/CM/pages/ListView/inject-column-in-table';
const TYPES_HOOK = 'Admin/CM/pages/App/mutate-collection-types-links';

interface TypeLinks {
  ctLinks: { uid: string; title: string }[];
}

/** What the lists of the content manager show in place of Strapi's own cells, and which of them opens first. */
export function addLists(app: StrapiApp): void {
  app.registerHook(COLUMNS_HOOK, withOurCells);
  app.registerHook(TYPES_HOOK, withLeadsFirst);
}

function withOurCells<Layout extends ListLayout>(layout: Layout): Layout {
  const displayedHeaders = layout.displayedHeaders.map((column) => {
    const cellFormatter = cellOf(column);
    return cellFormatter ? { ...column, cellFormatter } : column;
  });
  return { ...layout, displayedHeaders };
}

function cellOf({ name, attribute }: Column): CellOf | undefined {
  const special = cellOfLeads(attribute?.pluginOptions?.editor?.cell);
  if (special) return special;
  const read = (row: Record<string, unknown>) => row[name];
  if (attribute?.type === 'datetime') return (row): ReactNode => <ShortDate value={read(row)} />;
  // Most whole numbers are years and scores: 2026 and not 2,026.
  if (attribute?.type === 'integer') return (row): ReactNode => String(read(row) ?? '-');
  return undefined;
}

/**
 * The content manager opens with the first type by its title, whatever its kind, and sorts its menu alike. A space in
 * front comes before all letters, and browsers do not show it.
 */
export function withLeadsFirst<Links extends TypeLinks>(links: Links): Links {
  const ctLinks = links.ctLinks.map((link) =>
    link.uid === 'api::lead.lead' ? { ...link, title: ` ${link.title}` } : link,
  );
  return { ...links, ctLinks };
}
