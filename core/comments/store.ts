import type { ReadableAtom } from 'nanostores';
import type { AppPart } from '../app-parts.ts';
import { type Loadable, loadedValue } from '../async/loadable.ts';
import { createLruCache } from '../async/lru-cache.ts';
import { orElse } from '../async/or-else.ts';
import { createResources } from '../async/resources.ts';
import { type Comment, commentCalls } from '../contract/domain/comments.ts';
import type { domainContract } from '../contract/domain/domain.ts';
import type { LanguageCode } from '../contract/languages.ts';
import type { mainContract } from '../contract/main/main.ts';
import { type ProviderComment, providerCommentCalls } from '../contract/main/provider-comments.ts';
import type { Client } from '../http/client.ts';
import type { Notices } from '../notices.ts';
import { onOtherUser } from '../other-user.ts';
import type { Session } from '../session/session.ts';
import { changeOfPlace, placeOfChange } from './commented-change.ts';
import { type DocumentCounts, joinedCounts } from './counts.ts';
import { withRemoved, withSaved } from './threads.ts';

/** A place with comments, at the day and in the language of the text that is read: a paragraph, or a regulatory change (`placeOfChange`). */
export type CommentPlace = {
  completeParagraphID: string;
  versionDate: string;
  language: LanguageCode;
  /** Whether the comments of the places inside are listed too. */
  inside: boolean;
};

export type Comments = {
  /** The comments of the organisation at a place; idle until `load`. */
  own: (place: CommentPlace) => ReadableAtom<Loadable<readonly Comment[]>>;
  /** Those of the provider. */
  provider: (place: CommentPlace) => ReadableAtom<Loadable<readonly ProviderComment[]>>;
  /** Loads both, each by itself; those on screen stay meanwhile. */
  load: (place: CommentPlace) => Promise<void>;
  /** Loads both before they are drawn: the next `load`, if it is of this place, does not ask again. */
  prepare: (place: CommentPlace) => Promise<void>;
  /** How many comments the places of a document have; idle until `loadCounts`. */
  counts: (...text: ReadText) => ReadableAtom<Loadable<DocumentCounts>>;
  loadCounts: (...text: ReadText) => Promise<void>;
  /** Shows what was saved at once, and loads what is on screen again. */
  takeSaved: (saved: Comment) => void;
  /** The same for a comment that was removed, of which something may be left. */
  takeRemoved: (icid: string, left?: Comment) => void;
  /** Loads again what is on screen, since somebody else has written; `unasked` where the page does so by itself. */
  refresh: (by?: Unasked) => void;
};
type Unasked = { unasked?: true };
/** A text that is read. */
type ReadText = [regTextId: string, versionDate: string, language: LanguageCode];

type CommentsDependencies = {
  domain: Pick<Client<typeof domainContract>, 'commentsOfRegArt' | 'commentsOfChange' | 'commentCounts'>;
  main: Pick<Client<typeof mainContract>, 'regArtComments' | 'regArtCommentCounts'>;
  session: Pick<Session, '$session'>;
  notices: Pick<Notices, 'report'>;
};

/** Number of places and of documents whose comments stay loaded. */
const max = { places: 60, documents: 12 };

const queryOf = ({ completeParagraphID: complete, versionDate, inside }: CommentPlace) =>
  ({ complete, versionDate, inside: inside ? 'true' : 'false' }) as const;

/** The comments of the organisation on a change or at a paragraph. */
function ownComments(domain: CommentsDependencies['domain'], place: CommentPlace, by: Unasked) {
  const change = changeOfPlace(place.completeParagraphID);
  const query = { ...queryOf(place), readLanguage: place.language };
  return change ? domain.commentsOfChange(change, by) : domain.commentsOfRegArt(query, by);
}

/** Comments of places, from the organisation's server and from the provider's. */
export function createComments(dependencies: CommentsDependencies): Comments {
  const { domain, main, session, notices } = dependencies;
  const isSignedIn = () => session.$session.get().signedIn;
  const places = createLruCache<string, CommentPlace>(max.places);
  const own = createResources<[CommentPlace], readonly Comment[]>(notices, {
    max: max.places,
    again: (place) => void (isSignedIn() ? loadOwn(place) : own.of(place).reset()),
  });
  const provider = createResources<[CommentPlace], readonly ProviderComment[]>(notices, {
    max: max.places,
    again: (place) => void (isSignedIn() ? loadProvider(place) : provider.of(place).reset()),
  });
  /** How calls are made that begin now. */
  let by: Unasked = {};
  const counts = createCounts(dependencies, { isSignedIn, by: () => by });

  async function loadOwn(place: CommentPlace) {
    places.set(JSON.stringify(place), place);
    const ask = () => ownComments(domain, place, by);
    await own.of(place).load('load the comments', ask, { keep: true, ...by });
  }

  async function loadProvider(place: CommentPlace) {
    // The provider comments on law only.
    const ask = async () =>
      changeOfPlace(place.completeParagraphID) ? [] : main.regArtComments(queryOf(place));
    // The provider writes seldom: what is there is not asked for again.
    await provider.of(place).load('load the comments of the provider', ask, { key: 'once' });
  }

  function refresh(options: Unasked = {}) {
    by = options;
    own.reset();
    counts.reset();
    by = {};
  }

  const change = (edit: (comments: readonly Comment[], place: CommentPlace) => readonly Comment[]) => {
    for (const place of [...places.values()]) {
      const $list = own.of(place);
      const before = loadedValue($list.get());
      if (before) $list.set({ state: 'ready', value: edit(before, place) });
    }
    refresh();
  };

  onOtherUser(session, () => {
    for (const all of [own, provider, counts]) all.reset();
  });

  return {
    own: own.of,
    provider: provider.of,
    ...createLoading(
      own.of,
      async (place) => void (await Promise.all([loadOwn(place), loadProvider(place)])),
    ),
    counts: counts.of,
    loadCounts: counts.load,
    takeSaved: (saved) =>
      change((comments, place) =>
        belongsTo(saved, place, comments) ? withSaved(comments, saved) : comments,
      ),
    takeRemoved: (icid, left) => change((comments) => withRemoved(comments, icid, left)),
    refresh,
  };
}

function createLoading(own: Comments['own'], loadBoth: Comments['load']): Pick<Comments, 'load' | 'prepare'> {
  let prepared: string | undefined;
  return {
    async load(place) {
      const isPrepared = prepared === JSON.stringify(place) && own(place).get().state !== 'idle';
      prepared = undefined;
      if (!isPrepared) await loadBoth(place);
    },
    prepare(place) {
      prepared = JSON.stringify(place);
      return loadBoth(place);
    },
  };
}

/** The numbers of a document. Reading goes on without them, so where one server is away the other's are there. */
function createCounts(
  { domain, main, notices }: CommentsDependencies,
  { isSignedIn, by }: { isSignedIn: () => boolean; by: () => Unasked },
) {
  const doing = 'count the comments';
  const counts = createResources<ReadText, DocumentCounts>(notices, {
    max: max.documents,
    again: (...at) => void (isSignedIn() ? load(...at) : counts.of(...at).reset()),
  });
  async function load(...[regTextId, versionDate, readLanguage]: ReadText) {
    const options = { report: notices.report, doing };
    const ask = async () => {
      const at = { regTextId, versionDate };
      const [own, provider] = await Promise.all([
        orElse(domain.commentCounts({ ...at, readLanguage }, by()), [], options),
        orElse(main.regArtCommentCounts(at, by()), [], options),
      ]);
      return joinedCounts(own, provider);
    };
    await counts.of(regTextId, versionDate, readLanguage).load(doing, ask, { keep: true, ...by() });
  }
  return { of: counts.of, reset: counts.reset, load };
}

/** Whether a comment is listed at a place, whether that is a paragraph or a change. */
function belongsTo(
  { icid, regArt, reference }: Comment,
  place: CommentPlace,
  listed: readonly Comment[],
): boolean {
  if (listed.some((comment) => comment.icid === icid)) return true;
  if (reference.kind === 'change') return placeOfChange(reference) === place.completeParagraphID;
  if ((reference.versionDate ?? '') > place.versionDate) return false;
  const { completeParagraphID: complete, inside } = place;
  return regArt === complete || (inside && regArt?.startsWith(`${complete}^`) === true);
}

/** Comments in the reader; loads once somebody is signed in. */
export const comments: AppPart<Comments> = {
  create: createComments,
  calls: providerCommentCalls,
  domainCalls: commentCalls,
};
