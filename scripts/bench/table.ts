/** One line of the result. */
export interface Row {
  what: string;
  upfield: string;
  /** The same in the same run by what it is compared with; empty where there is nothing to compare. */
  nginx?: string;
  strapi?: string;
  /** The bound, in words. */
  required?: string;
  /** Whether it was kept; undefined where there is no bound, or its counterpart is missing. */
  met?: boolean;
}

const HEADINGS = ['Measurement', 'Upfield', 'nginx, same bytes', "Strapi's own list", 'Required', 'Met'] as const;

const cellsOf = ({ what, upfield, nginx = '', strapi = '', required = '', met }: Row): string[] => [
  what,
  upfield,
  nginx,
  strapi,
  required,
  met === undefined ? '' : met ? 'yes' : 'no',
];

/** The result as columns for a terminal. */
export function textTable(rows: readonly Row[]): string {
  const lines = [[...HEADINGS], ...rows.map(cellsOf)];
  const widths = HEADINGS.map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)));
  return lines
    .map((cells) =>
      cells
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** The result as a table in Markdown. */
export function markdownTable(rows: readonly Row[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(HEADINGS), line(HEADINGS.map(() => '---')), ...rows.map((row) => line(cellsOf(row)))].join('\n');
}
