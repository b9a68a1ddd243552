import * as v from 'valibot';
import { call, forReaders, type Rights } from '../endpoint.ts';
import { interfaceLanguage, isoDate } from '../values.ts';
import { carriedMark } from './carried-mark.ts';
import { commentPerson } from './comment-person.ts';
import { languageMark } from './language-mark.ts';

/**
 * Whether an organisation complies with a paragraph (specification, section 4): yes, no, unsure, in part, work on it is
 * in progress, or another article covers it.
 */
export const complianceWords = ['yes', 'no', 'unsure', 'partial', 'inProgress', 'covered'] as const;
export const compliance = v.picklist(complianceWords);
export type Compliance = (typeof complianceWords)[number];

/** What an organisation answers to a paragraph in one version of its text. */
export const assuranceAnswer = v.object({
  raid: v.string(),
  /** Rises with every change. An edit sends the one that it started from. */
  version: v.number(),
  /** The complete paragraph identifier. */
  regArt: v.string(),
  /** The version of the text for which it holds. */
  versionDate: isoDate,
  compliance,
  /** The complete identifier of the paragraph that covers this one. */
  coveredBy: v.optional(v.string()),
  /** Who is responsible; without an id a former user. Absent if nobody is named. */
  responsible: v.optional(commentPerson),
  /** How compliance is controlled, as Markdown. */
  control: v.string(),
  /** The language of the control text. */
  language: interfaceLanguage,
  /** Where the evidence is. */
  evidence: v.optional(v.string()),
  /** The day on which the answer is to be reviewed. */
  reviewDate: v.optional(isoDate),
  answeredAt: v.string(),
  editDate: v.string(),
  editedBy: commentPerson,
  /** Of answers to a paragraph: how it came to the version that is read; absent in that for which it was given. */
  carried: v.optional(carriedMark),
  /** The paragraph where it stands in the text that is read, if that is another one than it was given for. */
  standsAt: v.optional(v.string()),
  /** The language of the text for which it was given, if another one is read. */
  writtenOn: v.optional(languageMark),
  /** Whether the caller may change it, so that no view has rules of its own. */
  rights: v.object({ edit: v.boolean() }),
});
export type AssuranceAnswer = v.InferOutput<typeof assuranceAnswer>;

export const assuranceFactKinds = ['answered', 'edited', 'withdrawn', 'userRemoved'] as const;

const changedField = v.object({
  field: v.picklist([
    'compliance',
    'coveredBy',
    'responsible',
    'control',
    'language',
    'evidence',
    'reviewDate',
    'withdrawn',
  ]),
  /** Absent where there was nothing. Of a responsible person the id, or `former`. */
  before: v.optional(v.union([v.string(), v.boolean()])),
  after: v.optional(v.union([v.string(), v.boolean()])),
});
export type ChangedAnswerField = v.InferOutput<typeof changedField>;

/** Something that became known of an answer: who did what, when. Facts are never changed, words in them may be erased. */
export const assuranceFact = v.object({
  id: v.number(),
  raid: v.string(),
  versionDate: isoDate,
  at: v.string(),
  by: commentPerson,
  kind: v.picklist(assuranceFactKinds),
  changes: v.array(changedField),
  /** Whether words were erased that stood here. */
  erased: v.boolean(),
});
export type AssuranceFact = v.InferOutput<typeof assuranceFact>;

/**
 * What may be asked for of answers that were carried over: `review`: they wait in the review queue; `parked`: they stand
 * at no paragraph.
 */
export const carriedFilters = ['review', 'parked'] as const;
export type CarriedFilter = (typeof carriedFilters)[number];

export const assuranceOrders = [
  'regArt',
  'versionDate',
  'compliance',
  'responsible',
  'reviewDate',
  'editDate',
] as const;
export type AssuranceOrder = (typeof assuranceOrders)[number];

/** How many places have which answer. */
const complianceCounts = v.object({
  yes: v.number(),
  no: v.number(),
  unsure: v.number(),
  partial: v.number(),
  inProgress: v.number(),
  covered: v.number(),
});
export type ComplianceCounts = v.InferOutput<typeof complianceCounts>;

/** The progress of a document, or of one of its units (an article, an annex) with all inside of it. */
const progress = {
  counts: complianceCounts,
  /** Places whose answer was given for an earlier version, and is not known to hold for the words of this one. */
  earlier: v.number(),
};
export const documentProgress = v.object({ regTextId: v.string(), ...progress });
export type DocumentProgress = v.InferOutput<typeof documentProgress>;
export const unitProgress = v.object({ completeParagraphID: v.string(), ...progress });
export type UnitProgress = v.InferOutput<typeof unitProgress>;

/** Who answers. Isolated testers are refused by every call of assurance: it is work done together. */
export const forAnswerWriters = { roles: ['COMMENT_EDITOR'] } as const satisfies Rights;

export const assuranceCalls = {
  /** The answers to a paragraph: of every version up to the one that is named, the latest first. */
  assuranceOfRegArt: call('GET', '/RegulatoryAssuranceDomain/RegArt/:complete', {
    access: forReaders,
    reply: v.array(assuranceAnswer),
  }),
  /** 409 ANSWER_EXISTS if somebody has answered for this version. */
  createAnswer: call('POST', '/RegulatoryAssuranceDomain', {
    access: forAnswerWriters,
    reply: assuranceAnswer,
  }),
  /** 409 ANSWER_CHANGED if the version is not the current one, which `answer` then answers. */
  updateAnswer: call('PUT', '/RegulatoryAssuranceDomain/:raid', {
    access: forAnswerWriters,
    reply: assuranceAnswer,
  }),
  /** Takes an answer back: the place has none again. */
  withdrawAnswer: call('DELETE', '/RegulatoryAssuranceDomain/:raid', {
    access: forAnswerWriters,
    reply: v.object({ raid: v.string() }),
  }),
  /** The page of assurance: what matches the filters, a page at a time. */
  listAnswers: call('GET', '/RegulatoryAssuranceDomain/List', {
    access: forReaders,
    reply: v.object({ total: v.number(), answers: v.array(assuranceAnswer) }),
  }),
  /** The progress of every document that has answers: of each place the latest one counts. */
  assuranceByDocument: call('GET', '/RegulatoryAssuranceDomain/Counts', {
    access: forReaders,
    reply: v.array(documentProgress),
  }),
  /** The progress of the units of a document, in the version of a day. */
  assuranceByUnit: call('GET', '/RegulatoryAssuranceDomain/Counts/:regTextId', {
    access: forReaders,
    reply: v.array(unitProgress),
  }),
  /** What became of the answers to a paragraph in all its versions, withdrawn ones too, the oldest first. */
  assuranceHistory: call('GET', '/RegulatoryAssuranceDomain/History/:complete', {
    access: forReaders,
    reply: v.array(assuranceFact),
  }),
  /** One answer, such as the current one after a conflict. Declared last: other paths have a word at its place. */
  answer: call('GET', '/RegulatoryAssuranceDomain/:raid', { access: forReaders, reply: assuranceAnswer }),
};
