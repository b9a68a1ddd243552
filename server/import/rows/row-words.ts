import { type InterfaceLanguage, interfaceLanguageCodes } from '#core/contract/languages.ts';
import type { Column } from './row-kind.ts';
import type { Cells } from './row-table.ts';

/** Words by language, each field in a column of its own: `topic DE`, `topic FR`, … */
export type WordsByLanguage = { [language in InterfaceLanguage]?: Cells | undefined };

const columnOf = (field: string, language: InterfaceLanguage) => `${field} ${language}`;

/** The columns of a field, one for each language. Whoever writes in one language leaves the others empty. */
export function wordColumns(field: string, help: string, example: string): Column[] {
  return interfaceLanguageCodes.map((language) => ({
    name: columnOf(field, language),
    required: false,
    help: `${help} (${language})`,
    example: language === 'DE' ? example : '',
  }));
}

/** The words that a row has, by language. */
export function wordsOfCells(cells: Cells, fields: readonly string[]): WordsByLanguage {
  const words: WordsByLanguage = {};
  for (const language of interfaceLanguageCodes) {
    const filled = fields.flatMap((field) => {
      const cell = cells[columnOf(field, language)];
      return cell === undefined ? [] : [[field, cell] as const];
    });
    if (filled.length > 0) words[language] = Object.fromEntries(filled);
  }
  return words;
}

/** The cells that have these words. */
export function cellsOfWords(words: WordsByLanguage): Cells {
  return Object.fromEntries(
    Object.entries(words).flatMap(([language, fields]) =>
      Object.entries(fields ?? {}).map(([field, word]) => [
        columnOf(field, language as InterfaceLanguage),
        word,
      ]),
    ),
  );
}

/** The column of a problem with a field, from its place in the value: `words.DE.topic`, `provisions.3`. */
export function columnOfPath(path: string, fields: readonly string[]): string {
  const [first = '', language, field = fields[0] ?? ''] = path.split('.');
  return first === 'words' && language !== undefined ? columnOf(field, language as InterfaceLanguage) : first;
}
