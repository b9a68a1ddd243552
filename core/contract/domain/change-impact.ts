import * as v from 'valibot';
import { forChangeReaders } from '../change-rights.ts';
import { changeOrigin, changeStatus } from '../change-values.ts';
import { call } from '../endpoint.ts';
import { isoDate } from '../values.ts';
import { assuranceAnswer } from './assurance.ts';
import { comment } from './comments.ts';

/** Why somebody is among the people whom a change concerns. */
export const attachments = ['author', 'tagged', 'responsible', 'answered'] as const;
export type Attachment = (typeof attachments)[number];

/**
 * What an organisation has at the paragraphs that a change names, as the caller may see it: comments and assurance answers
 * at a paragraph, inside it, or at the whole article around it, where they stand in the law of today; and the people
 * attached to them.
 */
export const changeImpact = v.object({
  /** In the order of the change, also those that have nothing. */
  places: v.array(
    v.object({
      completeParagraphID: v.string(),
      /** The ids of the comments and answers; one thing may be at several places. */
      comments: v.array(v.string()),
      answers: v.array(v.string()),
    }),
  ),
  comments: v.array(comment),
  answers: v.array(assuranceAnswer),
  /** Current users only, by name. */
  people: v.array(
    v.object({ id: v.string(), fullName: v.string(), attachments: v.array(v.picklist(attachments)) }),
  ),
});
export type ChangeImpact = v.InferOutput<typeof changeImpact>;

/** A change that is ahead of a document: not done, not out of scope, not withdrawn. */
export const changeAhead = v.object({
  id: v.string(),
  origin: changeOrigin,
  slug: v.string(),
  topic: v.string(),
  deadline: v.optional(isoDate),
  status: changeStatus,
  /** The complete identifiers of the paragraphs of this document that it names. */
  provisions: v.array(v.string()),
});
export type ChangeAhead = v.InferOutput<typeof changeAhead>;

export const changeImpactCalls = {
  changeImpact: call('GET', '/ChangeElementsDomain/Impact/:id', {
    access: forChangeReaders,
    reply: changeImpact,
  }),
  /** What is ahead of a document, by deadline, those without one last. */
  changesAhead: call('GET', '/ChangeElementsDomain/Ahead/:regTextId', {
    access: forChangeReaders,
    reply: v.array(changeAhead),
  }),
};
