import * as v from 'valibot';
import { changeOrigin, changeStatus } from '../change-values.ts';
import { call, forReaders } from '../endpoint.ts';
import { category } from '../main/document-marks.ts';
import { documentPart } from '../main/search.ts';
import { isoDate, languageCode } from '../values.ts';

/** What somebody watches. A chapter, an article or a paragraph is a place. */
export const watchKinds = ['document', 'place', 'term', 'query'] as const;

/** The most that one person watches. */
export const maxWatches = 200;
/** Of a version, the most changed places that are listed. */
export const maxChangedPlaces = 20;

const document = v.object({ kind: v.literal('document'), regTextId: v.string() });
const place = v.object({ kind: v.literal('place'), completeParagraphID: v.string() });
/** A defined term, in the language in which it was watched; inflected forms are one term. */
const term = v.object({ kind: v.literal('term'), term: v.string(), language: languageCode });
/** A search, with what narrows it. */
const query = v.object({
  kind: v.literal('query'),
  query: v.string(),
  language: languageCode,
  categories: v.optional(v.array(category)),
  documents: v.optional(v.array(v.string())),
  parts: v.optional(v.array(documentPart)),
});
export const watchTarget = v.variant('kind', [document, place, term, query]);
export type WatchTarget = v.InferOutput<typeof watchTarget>;

export const watch = v.object({ id: v.string(), target: watchTarget, createdAt: v.string() });
export type Watch = v.InferOutput<typeof watch>;

/** What became of a place in a version. */
export const placeBecame = v.picklist(['changed', 'added', 'repealed']);

/** A new version of a text, in force or to come, in which something that is watched is not as before. */
const newVersion = v.object({
  kind: v.literal('version'),
  regTextId: v.string(),
  /** In the language of the version that was compared. */
  documentName: v.string(),
  language: languageCode,
  versionDate: isoDate,
  /** The version to compare with; absent of the first one. */
  versionBefore: v.optional(isoDate),
  /** Of all that is watched, in the order of the text: at most `maxChangedPlaces`. */
  places: v.array(v.object({ completeParagraphID: v.string(), became: placeBecame })),
  /** Number of articles and their likes of which no place is listed, of the watched thing that has the most. */
  more: v.number(),
});

/** A regulatory change that names what is watched. */
const newChange = v.object({
  kind: v.literal('change'),
  id: v.string(),
  origin: changeOrigin,
  slug: v.string(),
  topic: v.string(),
  deadline: v.optional(isoDate),
  status: changeStatus,
  /** The complete identifiers that it names, of what is watched. */
  provisions: v.array(v.string()),
});

/** Something that happened: a version or a change, once, however much of that it is about is watched. */
export const watchedEvent = v.object({
  id: v.string(),
  /**
   * What the caller watches in it, the most affected first. `count`: of a version, in how many articles and their likes it
   * differs; of a change, how many places it names.
   */
  watched: v.array(v.object({ watchId: v.string(), target: watchTarget, count: v.number() })),
  /** When the last of them came. */
  at: v.string(),
  /** False as long as one of them was not read. */
  read: v.boolean(),
  what: v.variant('kind', [newVersion, newChange]),
});
export type WatchedEvent = v.InferOutput<typeof watchedEvent>;

/** Events name internal documents, so pages of others that have a borrowed session get none. */
const inPortal = { ...forReaders, session: 'portal' } as const;

/** What people watch is theirs: nobody else learns of it. */
export const watchingCalls = {
  /** What the caller watches, the newest first. */
  watches: call('GET', '/Watches', { access: forReaders, reply: v.array(watch) }),
  /** Watches something; what is watched already stays as it is. 409 TOO_MANY_WATCHES beyond what one person may have. */
  createWatch: call('POST', '/Watches', { access: forReaders, reply: watch }),
  /** Ends it. Until the next day watching the same again brings its events back. */
  removeWatch: call('DELETE', '/Watches/:id', { access: forReaders, reply: v.object({ id: v.string() }) }),
  /** What happened to it, the newest first; changes for those only who see changes. */
  watchedEvents: call('GET', '/Watches/Events', {
    access: inPortal,
    reply: v.object({ unread: v.number(), total: v.number(), events: v.array(watchedEvent) }),
  }),
  /** Marks events as read, with all that is watched in them: those named, or all. */
  readWatchedEvents: call('PUT', '/Watches/Events/Read', {
    access: inPortal,
    reply: v.object({ unread: v.number() }),
  }),
};
