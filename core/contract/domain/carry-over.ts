import * as v from 'valibot';
import { call, forReaders } from '../endpoint.ts';
import { run } from '../main/comparison.ts';
import { isoDate, languageCode } from '../values.ts';
import { assuranceAnswer } from './assurance.ts';
import { carriedMark, carryOutcome } from './carried-mark.ts';
import { commentPerson } from './comment-person.ts';
import { comment, forCommentWriters } from './comments.ts';

/** What is carried over from version to version. Tags stand in their comment and go with it. */
export const carriedTypes = ['comment', 'answer'] as const;
export const carriedType = v.picklist(carriedTypes);
export type CarriedType = v.InferOutput<typeof carriedType>;

/** A place in a version of a text, with its words. */
const placeWithWords = v.object({
  regArt: v.string(),
  /** Absent while it is not known: the main server has not answered since it was written. */
  versionDate: v.optional(isoDate),
  language: languageCode,
  /** The words as they stood there, also where the main server has them no more; absent while they are not known. */
  words: v.optional(v.string()),
});
export type PlaceWithWords = v.InferOutput<typeof placeWithWords>;

const carried = {
  ...carriedMark.entries,
  /** Rises with every change. Whoever works on it sends the one that was read. */
  version: v.number(),
  type: carriedType,
  /** Where it stood before, as somebody has last settled it or it was written: what `outcome` and `difference` compare with. */
  from: placeWithWords,
  /** Where it stands now; absent if it is parked. */
  to: v.optional(placeWithWords),
  /** Further paragraphs that have some of the words now. */
  also: v.array(v.string()),
  /** Of what is parked the paragraph where it may be read: what stands in the place now, or around it. */
  near: v.optional(v.string()),
  /** When this became known. */
  at: v.string(),
  rights: v.object({
    /** Accepts, moves and parks. */
    work: v.boolean(),
    /** Takes the last of these back. */
    undo: v.boolean(),
  }),
};

/** A comment or an answer in one version of its text, as the review queue shows it. */
export const carriedItem = v.object({
  ...carried,
  comment: v.optional(comment),
  answer: v.optional(assuranceAnswer),
});
export type CarriedItem = v.InferOutput<typeof carriedItem>;

/** The same with what differs between the words before and now, in both directions like a row of a comparison. */
export const carriedDetail = v.object({ ...carriedItem.entries, difference: v.array(run) });
export type CarriedDetail = v.InferOutput<typeof carriedDetail>;

/** How far the law of the main server is known here. */
export const lawKnown = v.object({
  /** When the main server was last heard; absent if it never was. What is shown is as of then. */
  upTo: v.optional(v.string()),
  /** Whether it answered when it was last asked. */
  reached: v.boolean(),
});
export type LawKnown = v.InferOutput<typeof lawKnown>;

export const carryFactKinds = ['written', 'carried', 'accepted', 'moved', 'parked', 'undone'] as const;

/** What became known of a place: `carried` by the server, the others by somebody. Facts are never changed. */
export const carryFact = v.object({
  id: v.number(),
  caid: v.string(),
  versionDate: isoDate,
  at: v.string(),
  /** Absent if nobody did it: the server carried it over. */
  by: v.optional(commentPerson),
  kind: v.picklist(carryFactKinds),
  outcome: carryOutcome,
  state: carriedMark.entries.state,
  open: v.boolean(),
  /** The paragraph where it stands since; absent if it is parked. */
  regArt: v.optional(v.string()),
});
export type CarryFact = v.InferOutput<typeof carryFact>;

const counts = v.object({
  total: v.number(),
  /** Those with none are left out. */
  outcomes: v.array(v.object({ outcome: carryOutcome, total: v.number() })),
  types: v.object({ comment: v.number(), answer: v.number() }),
  regulations: v.array(v.object({ regTextId: v.string(), total: v.number() })),
  law: lawKnown,
});
export type CarryCounts = v.InferOutput<typeof counts>;

/**
 * The review queue of what came to a new version of a text. Readers see it, as far as they see the comments and answers
 * in it; editors work on it, of private comments their author. Isolated testers have their own comments in it and
 * nothing else. 409 CARRY_OVER_CHANGED if the version is not the current one, which `carriedItem` then answers, and 409
 * CARRY_OVER_SUPERSEDED if a later version of the text has come meanwhile.
 */
export const carryOverCalls = {
  listCarried: call('GET', '/CarryOverDomain/List', {
    access: forReaders,
    reply: v.object({ total: v.number(), items: v.array(carriedItem), law: lawKnown }),
  }),
  carriedCounts: call('GET', '/CarryOverDomain/Counts', { access: forReaders, reply: counts }),
  /** The words on which a comment or an answer was written, and its places in all versions since, the oldest first. */
  carriedPlaces: call('GET', '/CarryOverDomain/Places/:id', {
    access: forReaders,
    reply: v.object({ written: placeWithWords, places: v.array(v.object(carried)) }),
  }),
  /** What became known of the places of a comment or an answer, the oldest first. */
  carriedHistory: call('GET', '/CarryOverDomain/History/:id', {
    access: forReaders,
    reply: v.array(carryFact),
  }),
  /** It stands where it was put; of what is parked: it stays so. It leaves the queue. */
  acceptCarried: call('PATCH', '/CarryOverDomain/accept/:caid', {
    access: forCommentWriters,
    reply: carriedItem,
  }),
  /** It stands at another paragraph of the same version. 404 PARAGRAPH_NOT_FOUND if the text has none there. */
  moveCarried: call('PATCH', '/CarryOverDomain/move/:caid', {
    access: forCommentWriters,
    reply: carriedItem,
  }),
  /** It is kept and stands nowhere. */
  parkCarried: call('PATCH', '/CarryOverDomain/park/:caid', {
    access: forCommentWriters,
    reply: carriedItem,
  }),
  /** Takes back what somebody did last. 409 NOTHING_TO_UNDO where nobody did anything. */
  undoCarried: call('PATCH', '/CarryOverDomain/undo/:caid', {
    access: forCommentWriters,
    reply: carriedItem,
  }),
  /** One of them with the difference of the words. Declared last: other paths have a word at its place. */
  carriedItem: call('GET', '/CarryOverDomain/:caid', { access: forReaders, reply: carriedDetail }),
};
