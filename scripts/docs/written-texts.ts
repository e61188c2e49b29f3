import type { Language } from '@upfield/cms/contract';
import ts from 'typescript';

/** A text as it stands in a source file. */
export interface WrittenText {
  /** Names of the properties that lead to it, such as `hero.title`; '' outside of an object. */
  path: string;
  text: string;
  language: Language;
}

/** How texts are told from the other strings of a file. */
export interface Reading {
  /** Language of what stands in no `en` or `es` property. */
  language: Language;
  /** The file holds nothing but texts, so that a single small word is one, too. */
  textsAlone?: boolean;
}

const LANGUAGES: readonly string[] = ['en', 'es'] satisfies Language[];

export const isLanguage = (word: string | undefined): word is Language => LANGUAGES.includes(word ?? '');

/** A capital at the start, or two words: not the name of a field, a path or a kind. */
const LIKE_A_TEXT = /^[¿¡«“]?\p{Lu}|\p{L}[\p{L},:;.)’]* [\p{L}¿¡«“{$(]/u;

/**
 * The texts of a TypeScript source in their order. A value that is put into a text stands as it does in the source: `${name}`.
 * @param source what a file holds
 */
export function writtenTexts(source: string, { language, textsAlone = false }: Reading): WrittenText[] {
  const texts: WrittenText[] = [];
  const languageOf = (names: readonly string[]) => names.find(isLanguage) ?? language;
  const visit = (node: ts.Node, names: readonly string[]): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    const text = textOf(node);
    if (text !== null && (textsAlone || LIKE_A_TEXT.test(text))) {
      texts.push({ path: names.filter((name) => !isLanguage(name)).join('.'), text, language: languageOf(names) });
    }
    const name = nameOf(node);
    const inner = name === null ? names : [...names, name];
    ts.forEachChild(node, (child) => {
      if (!ts.isPropertyAssignment(node) || child !== node.name) visit(child, inner);
    });
  };
  visit(ts.createSourceFile('texts.ts', source, ts.ScriptTarget.Latest, true), []);
  return texts;
}

/** Name of a property, or of a constant that holds texts. */
function nameOf(node: ts.Node): string | null {
  if (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) return node.name.getText().replace(/^'|'$/g, '');
  return null;
}

/** What a node says, where it is a text. */
function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isTemplateExpression(node)) return node.getText().slice(1, -1);
  return null;
}
