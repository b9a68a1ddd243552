import type { AssuranceAnswer, AssuranceOrder } from '../contract/domain/assurance.ts';
import type { LanguageCode } from '../contract/languages.ts';
import type { RegulationDocument } from '../contract/main/reading.ts';
import type { assuranceTexts } from '../i18n/assurance.ts';
import type { TextKey } from '../i18n/texts.ts';
import { citationOf } from '../law/cited-place.ts';
import { cellWords, type SheetCell } from '../lib/sheet.ts';
import type { AssuranceFilterName } from './assurance-query.ts';

/** The columns of the page, in their first order: on screen and in the exported file. */
export const answerColumns = [
  'place',
  'compliance',
  'coveredBy',
  'responsible',
  'control',
  'evidence',
  'reviewDate',
  'version',
  'edited',
  'editor',
] as const;
export type AnswerColumn = (typeof answerColumns)[number];

/** Columns that are not displayed until somebody wants them. */
export const extraColumns: ReadonlySet<string> = new Set<AnswerColumn>(['editor']);

/** The order that the server knows for a column. */
export const orderOf: Partial<Record<AnswerColumn, AssuranceOrder>> = {
  place: 'regArt',
  compliance: 'compliance',
  responsible: 'responsible',
  reviewDate: 'reviewDate',
  version: 'versionDate',
  edited: 'editDate',
};

/** The filters of a column. */
export const filtersOf: Partial<Record<AnswerColumn, readonly AssuranceFilterName[]>> = {
  place: ['regulation'],
  compliance: ['compliance'],
  responsible: ['responsible'],
  control: ['text'],
  reviewDate: ['reviewFrom', 'reviewTo'],
  version: ['versions'],
};

/** What the words in the columns are made of. */
export type AnswerWords = {
  documentLanguage: LanguageCode;
  documents: ReadonlyMap<string, RegulationDocument>;
  text: (key: TextKey<typeof assuranceTexts>, values?: Record<string, string>) => string;
};

/** What a cell says: words, a moment, or a day. */
export type AnswerCell = string | { moment: string } | { day: string };

/** The paragraph where it stands today. */
export const placeOf = ({ standsAt, regArt }: AssuranceAnswer): string => standsAt ?? regArt;

/** The value of an answer in a column. */
export function cellOf(answer: AssuranceAnswer, column: AnswerColumn, words: AnswerWords): AnswerCell {
  const { text, documents, documentLanguage } = words;
  const cite = (complete: string) => citationOf(complete, documents, documentLanguage);
  switch (column) {
    case 'place':
      return cite(placeOf(answer));
    case 'compliance':
      return text(`assurance.${answer.compliance}`);
    case 'coveredBy':
      return answer.coveredBy === undefined ? '' : cite(answer.coveredBy);
    case 'responsible':
      return answer.responsible ? (answer.responsible.fullName ?? text('assurance.formerUser')) : '';
    case 'control':
      return answer.control;
    case 'evidence':
      return answer.evidence ?? '';
    case 'reviewDate':
      return answer.reviewDate === undefined ? '' : { day: answer.reviewDate };
    case 'version':
      return { day: answer.versionDate };
    case 'edited':
      return { moment: answer.editDate };
    case 'editor':
      return answer.editedBy.fullName ?? text('assurance.formerUser');
  }
}

type RowOptions = {
  columns: readonly AnswerColumn[];
  words: AnswerWords;
  /** The absolute address of a paragraph. */
  addressOf: (completeParagraphID: string) => string;
};

/** An answer as a row of the file: what the columns on screen say, and where its paragraph is read. */
export function sheetRow(answer: AssuranceAnswer, { columns, words, addressOf }: RowOptions): SheetCell[] {
  return columns.map((column) => {
    const value = cellOf(answer, column, words);
    if (typeof value !== 'string') return value;
    const clean = cellWords(value);
    return column === 'place' ? { words: clean, address: addressOf(placeOf(answer)) } : clean;
  });
}
