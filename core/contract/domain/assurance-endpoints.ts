import * as v from 'valibot';
import { endpoints } from '../endpoint.ts';
import { uuid } from '../forms.ts';
import {
  commaList,
  countUpTo,
  languageParam,
  listPosition,
  paragraphIdParam,
  regTextIdParam,
  wholeNumber,
} from '../params.ts';
import { longText, oneLine, searchedText } from '../text.ts';
import { interfaceLanguage, isoDate } from '../values.ts';
import { assuranceCalls, assuranceOrders, carriedFilters, compliance } from './assurance.ts';

/** The most characters of a control text, and of the address of evidence. */
export const longestControl = 10_000;
export const longestEvidence = 2000;

const raid = uuid('must be the id of an answer');
const userId = uuid('must be the id of a user');
const byRaid = v.object({ raid });

/** Addresses that open a page or a file share on the web; nothing that runs. */
const evidence = v.pipe(
  oneLine(longestEvidence),
  v.check(
    (text) => text === '' || (/^https?:\/\/[^\s/]/i.test(text) && URL.canParse(text)),
    'must be an address that begins with https:// or http://',
  ),
);

/** What is written in an answer. */
const written = {
  compliance,
  /** With `covered`, and only with it: the paragraph that covers this one. */
  coveredBy: v.optional(paragraphIdParam),
  responsible: v.optional(userId),
  control: v.optional(longText(longestControl), ''),
  /** The language in which the control text is written. */
  language: interfaceLanguage,
  evidence: v.optional(evidence, ''),
  reviewDate: v.optional(isoDate),
};
export type WrittenAnswer = v.InferOutput<v.ObjectSchema<typeof written, undefined>>;

const newAnswer = v.object({
  ...written,
  regArt: paragraphIdParam,
  versionDate: isoDate,
  /** The language in which the text is read; without it that of the control text. Its words decide about later versions. */
  readLanguage: v.optional(languageParam),
});
export type NewAnswer = v.InferOutput<typeof newAnswer>;

const currentVersion = { version: wholeNumber(1, 2_000_000_000) };
const answerEdit = v.object({ ...written, ...currentVersion });
export type AnswerEdit = v.InferOutput<typeof answerEdit>;

/** The filters of the page, as they stand in its address. Of each list one entry must hold, of all filters each. */
const filters = {
  compliance: v.optional(commaList(compliance)),
  regulation: v.optional(commaList(regTextIdParam)),
  responsible: v.optional(commaList(userId, 50)),
  /** Without a responsible person, or with one who is no user any more. */
  orphaned: v.optional(v.picklist(['true'])),
  /** Words that stand in the control text. */
  text: v.optional(searchedText(200)),
  /** First and last day of the review. */
  reviewFrom: v.optional(isoDate),
  reviewTo: v.optional(isoDate),
  /** What became of them in the law of today. */
  carried: v.optional(commaList(v.picklist(carriedFilters))),
  /** Of each place the latest answer, or those for earlier versions too. */
  versions: v.optional(v.picklist(['latest', 'all']), 'latest'),
};
export type AssuranceFilter = v.InferOutput<v.ObjectSchema<typeof filters, undefined>>;

const ofVersion = v.object({
  versionDate: v.optional(isoDate),
  /** The language in which the text is read; without it everything stands where it was written. */
  readLanguage: v.optional(languageParam),
});

export const assuranceEndpoints = endpoints(assuranceCalls, {
  assuranceOfRegArt: { params: v.object({ complete: paragraphIdParam }), query: ofVersion },
  createAnswer: { body: newAnswer },
  updateAnswer: { params: byRaid, body: answerEdit },
  withdrawAnswer: { params: byRaid, query: v.object(currentVersion) },
  listAnswers: {
    query: v.object({
      ...filters,
      start: v.optional(listPosition, 0),
      rows: v.optional(countUpTo(500), 50),
      sort: v.optional(v.picklist(assuranceOrders), 'regArt'),
      order: v.optional(v.picklist(['asc', 'desc']), 'asc'),
    }),
    costs: 'searches',
  },
  assuranceByUnit: { params: v.object({ regTextId: regTextIdParam }), query: ofVersion },
  assuranceHistory: { params: v.object({ complete: paragraphIdParam }) },
  answer: { params: byRaid },
});
