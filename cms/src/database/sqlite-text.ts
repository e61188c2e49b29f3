/** SQLite takes `LOWER` and `LIKE` for ASCII alone. Here they are what they are on PostgreSQL, `LIKE` as its `ILIKE`. */

type Value = string | number | bigint | null;

/** What we need of a connection of better-sqlite3. */
export interface SqliteFunctions {
  function(
    name: string,
    options: { deterministic: boolean; varargs?: boolean },
    work: (...args: Value[]) => Value,
  ): void;
}

const SYNTAX = /[\\^$.*+?()[\]{}|/]/;

/** Has every query of this connection compare text as PostgreSQL does, so that the lists of the admin find the same on both. */
export function compareTextAsPostgres(connection: SqliteFunctions): void {
  connection.function('lower', { deterministic: true }, lower);
  connection.function(
    'like',
    { deterministic: true, varargs: true },
    (pattern = null, text = null, escapedBy = null) =>
      pattern === null || text === null ? null : Number(isLike(String(text), String(pattern), String(escapedBy))),
  );
}

const lower = (text: Value): Value => (text === null ? null : lowerCase(String(text)));

/** The letters whose lower case depends on their neighbours, or is two: PostgreSQL takes each letter for itself. */
const ALONE: Readonly<Record<string, string>> = { İ: 'i', Σ: 'σ' };

const lowerCase = (text: string): string => text.replace(/[İΣ]/g, (letter) => ALONE[letter] ?? letter).toLowerCase();

/** The pattern that a query compares with each of its rows. */
let newest = { pattern: '', escapedBy: '', expression: /^$/su };

/**
 * Whether a text is like a pattern, in any case: `%` stands for any characters, `_` for one.
 * @param escapedBy the character that makes the next one stand for itself; empty for none
 */
export function isLike(text: string, pattern: string, escapedBy: string): boolean {
  if (newest.pattern !== pattern || newest.escapedBy !== escapedBy) {
    newest = { pattern, escapedBy, expression: expressionOf(lowerCase(pattern), escapedBy) };
  }
  return newest.expression.test(lowerCase(text));
}

function expressionOf(pattern: string, escapedBy: string): RegExp {
  let source = '';
  let isLiteral = false;
  for (const char of pattern) {
    if (!isLiteral && char === escapedBy) {
      isLiteral = true;
      continue;
    }
    source += isLiteral ? literal(char) : ({ '%': '.*', _: '.' }[char] ?? literal(char));
    isLiteral = false;
  }
  return new RegExp(`^${source}$`, 'su');
}

const literal = (char: string) => char.replace(SYNTAX, '\\$&');
