import type { ChangeOrigin, ChangeStatus } from '#core/contract/change-values.ts';
import { maxChangedPlaces, type WatchedEvent, type WatchTarget } from '#core/contract/domain/watching.ts';
import { articlePath, comparePaths, joinParagraphId, splitParagraphId } from '#core/law/paragraph-id.ts';
import type { StoredVersion } from '../data/tables/watching.ts';

/** One version or change, with all the events that the caller has of it. */
export type EventsAlike = {
  id: string;
  at: Date;
  isRead: boolean;
  reg_text_id: string | null;
  version_date: string | null;
  change_id: string | null;
  change_origin: ChangeOrigin | null;
  slug: string | null;
  topic: string | null;
  deadline: string | null;
  status: ChangeStatus;
  /** The one with the most places first. */
  ofWatches: readonly {
    watchId: string;
    target: WatchTarget;
    version: StoredVersion | null;
    provisions: readonly string[] | null;
  }[];
};

/** The same as it is answered. */
export function asEvent(row: EventsAlike): WatchedEvent {
  return {
    id: row.id,
    watched: row.ofWatches.map(({ watchId, target, version, provisions }) => ({
      watchId,
      target,
      count: version?.total ?? provisions?.length ?? 0,
    })),
    at: row.at.toISOString(),
    read: row.isRead,
    what: whatOf(row),
  };
}

function whatOf({ ofWatches, ...row }: EventsAlike): WatchedEvent['what'] {
  const versions = ofWatches.flatMap(({ version }) => version ?? []);
  const [first] = versions;
  if (first !== undefined) {
    const { documentName, language, versionBefore } = first;
    return {
      kind: 'version',
      regTextId: row.reg_text_id ?? '',
      versionDate: row.version_date ?? '',
      documentName,
      language,
      versionBefore,
      places: outermost(mergedPlaces(versions)).slice(0, maxChangedPlaces),
      more: Math.max(...versions.map(({ more }) => more)),
    };
  }
  return {
    kind: 'change',
    id: row.change_id ?? '',
    origin: row.change_origin ?? 'domain',
    slug: row.slug ?? '',
    topic: row.topic ?? '',
    deadline: row.deadline ?? undefined,
    status: row.status,
    provisions: merged(
      ofWatches.map(({ provisions }) => provisions ?? []),
      (id) => id,
    ),
  };
}

type Place = StoredVersion['places'][number];
const ofPlace = ({ completeParagraphID }: Place) => completeParagraphID;

/** Of places those alone that no other one says already, as a new article says that its paragraphs are new. */
function outermost(places: readonly Place[]): Place[] {
  const became = new Map(places.map((place) => [ofPlace(place), place.became]));
  return places.filter((place) => {
    const { regTextId, path } = splitParagraphId(ofPlace(place));
    const article = joinParagraphId(regTextId, articlePath(path));
    return article === ofPlace(place) || became.get(article) !== place.became;
  });
}

/**
 * The places of several watches, each once, as the document has them: a chapter stands before its articles, and after those
 * of the one before, which paths do not tell.
 */
function mergedPlaces(versions: readonly StoredVersion[]): Place[] {
  const places = merged(
    versions.map((version) => version.places),
    ofPlace,
  );
  const order = new Map(
    versions.flatMap((version) =>
      version.places.flatMap((place, index) => {
        const at = version.order?.[index];
        return at === undefined ? [] : [[ofPlace(place), at] as const];
      }),
    ),
  );
  const at = (place: Place) => order.get(ofPlace(place)) ?? 0;
  return order.size < places.length ? places : places.toSorted((one, other) => at(one) - at(other));
}

/**
 * Several lists as one, each entry once. Where the first one has them all its order stays, which is that of the text;
 * otherwise documents and paths give the order.
 */
function merged<T>(lists: readonly (readonly T[])[], idOf: (entry: T) => string): T[] {
  const all = [...new Map(lists.flat().map((entry) => [idOf(entry), entry])).values()];
  if (all.length === lists[0]?.length) return all;
  const keyOf = (entry: T) => splitParagraphId(idOf(entry));
  return all.sort((one, other) => {
    const [a, b] = [keyOf(one), keyOf(other)];
    return a.regTextId.localeCompare(b.regTextId) || comparePaths(a.path, b.path);
  });
}
