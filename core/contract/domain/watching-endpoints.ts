import * as v from 'valibot';
import { endpoints } from '../endpoint.ts';
import { uuid } from '../forms.ts';
import { category } from '../main/document-marks.ts';
import { documentPart } from '../main/search.ts';
import { countUpTo, languageParam, listPosition, paragraphIdParam, regTextIdParam } from '../params.ts';
import { filledLine } from '../text.ts';
import { watchingCalls, watchKinds } from './watching.ts';

const few = <S extends v.GenericSchema>(of: S) =>
  v.optional(v.pipe(v.array(of), v.maxLength(50, 'must name at most 50')));

/** Each kind needs fields of its own, as `watchTarget` has them. */
const newWatch = v.object({
  kind: v.picklist(watchKinds),
  /** Of the kind `document`. */
  regTextId: v.optional(regTextIdParam),
  /** Of the kind `place`. */
  completeParagraphID: v.optional(paragraphIdParam),
  /** Of the kind `term`. */
  term: v.optional(filledLine(200)),
  /** Of the kind `query`, as all below. */
  query: v.optional(filledLine(1000)),
  /** Of the kinds `term` and `query`. */
  language: v.optional(languageParam),
  categories: few(category),
  documents: few(regTextIdParam),
  parts: few(documentPart),
});
export type NewWatch = v.InferOutput<typeof newWatch>;

const id = uuid('must be the id of a watch');
const ids = v.pipe(v.array(uuid('must be the id of an event')), v.maxLength(500, 'must name at most 500'));

export const watchingEndpoints = endpoints(watchingCalls, {
  watches: { cache: 'no-store' },
  createWatch: { body: newWatch, cache: 'no-store' },
  removeWatch: { params: v.object({ id }), cache: 'no-store' },
  watchedEvents: {
    query: v.object({
      start: v.optional(listPosition, 0),
      rows: v.optional(countUpTo(200), 50),
      unread: v.optional(v.picklist(['true'])),
    }),
    cache: 'no-store',
  },
  readWatchedEvents: { body: v.object({ ids: v.optional(ids) }), cache: 'no-store' },
});
