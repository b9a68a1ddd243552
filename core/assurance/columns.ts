import type { AssuranceAnswer, AssuranceOrder } from '../contract/domain/assurance.ts';
import type { LanguageCode } from '../contract/languages.ts';
import type { RegulationDocument } from '../contract/main/reading.ts';
import type { assuranceTexts } from '../i18n/assurance.ts';
import type { reviewTexts } from '../i18n/review.ts';
import type { TextKey } from '../i18n/texts.ts';
import { citationOf } from '../law/cited-place.ts';
import type { AssuranceFilterName } from './assurance-query.ts';
import { carriedWords, type ReadPlace, readPlaceOf } from './carried-over.ts';

/** The columns of the page, in their first order: on screen and in the exported file. */
export const answerColumns = [
  'place',
  'carried',
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
  carried: ['carried'],
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
  text: (key: TextKey<typeof assuranceTexts | typeof reviewTexts>, values?: Record<string, string>) => string;
};

/** What a cell says: words, a moment, or a day. */
export type AnswerCell = string | { moment: string } | { day: string };

/** A paragraph as it is cited. */
export const placeWords = (
  { completeParagraphID }: ReadPlace,
  { documents, documentLanguage }: Omit<AnswerWords, 'text'>,
): string => citationOf(completeParagraphID, documents, documentLanguage);

/** The value of an answer in a column. */
export function cellOf(answer: AssuranceAnswer, column: AnswerColumn, words: AnswerWords): AnswerCell {
  const { text } = words;
  switch (column) {
    case 'place':
      return placeWords(readPlaceOf(answer), words);
    case 'carried':
      return carriedWords(answer.carried, text);
    case 'compliance':
      return text(`assurance.${answer.compliance}`);
    case 'coveredBy':
      return answer.coveredBy === undefined
        ? ''
        : placeWords({ completeParagraphID: answer.coveredBy }, words);
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
