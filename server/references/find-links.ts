import { LRUCache } from 'lru-cache';
import type { Unit } from '#core/contract/main/regulation-text.ts';
import { type Reference, unitReferences } from '#core/law/references/find-references.ts';
import type { PlacedLink } from '#core/law/running-text.ts';
import type { StoredText } from '../data/stored-texts.ts';
import { viewerBeside, viewerOfOwner } from '../data/visible-texts.ts';
import { plainInline } from '../lib/plain-inline.ts';
import type { LinkFinder, TextAtDay } from './annotate.ts';
import type { CitationContext, ReadCitationContext } from './citation-context.ts';
import type { Places, PlaceTest } from './places.ts';

/** The target of a citation on a day: a text in force with the paths to look for. */
type Aim = { text: StoredText; paths: readonly string[]; rivals: readonly string[] };

/** Units whose citations are cached. */
const maxUnits = 4000;

/** Links the citations of a text whose target exists in the texts in force on the day. */
export function createReferenceFinder(loaded: ReadCitationContext, places: Places): LinkFinder {
  const referencesOf = cachedReferences();
  return async (units, text) => {
    // By the text and not by its reader, so that its links are the same for everybody.
    const known = await loaded(viewerBeside(viewerOfOwner(text.owner), text));
    const references = units.map((unit) => referencesOf(unit, text, known));
    const aimOf = aiming(known, text);
    const candidates = references.flat(2).flatMap((reference) => {
      const aim = aimOf(reference);
      return aim === undefined ? [] : placesOf(aim);
    });
    const isThere = await places.test(candidates);
    return references.map((texts) =>
      texts.map((references) =>
        references.flatMap((reference): PlacedLink[] => {
          const target = targetOf(aimOf(reference), isThere);
          const { start, end } = reference;
          return target === undefined ? [] : [{ start, end, link: 'reference', target }];
        }),
      ),
    );
  };
}

/** The only document of those that it may mean which is in force. */
export function aiming(
  { inForce }: Pick<CitationContext, 'inForce'>,
  { day, language, regTextId }: Pick<TextAtDay, 'day' | 'language'> & { regTextId?: string },
): (reference: Pick<Reference, 'documents' | 'paths' | 'rivals'>) => Aim | undefined {
  return ({ documents, paths, rivals }) => {
    const [only, ...more] = documents.flatMap((one) => inForce(one, day, language, regTextId) ?? []);
    return only === undefined || more.length > 0 ? undefined : { text: only, paths, rivals };
  };
}

const placesOf = ({ text: { id }, paths, rivals }: Aim) =>
  [...paths, ...rivals].map((path) => ({ textId: id, path }));

/** The target of a citation, if the place exists and no other place may be meant. */
export function targetOf(aim: Aim | undefined, isThere: PlaceTest): string | undefined {
  if (aim === undefined) return undefined;
  const { text, paths, rivals } = aim;
  if (paths.length === 0) return text.regTextId;
  const path = paths.find((one) => isThere({ textId: text.id, path: one }));
  const isDoubtful = rivals.some((one) => isThere({ textId: text.id, path: one }));
  return path === undefined || isDoubtful ? undefined : `${text.regTextId}~${path}`;
}

function cachedReferences() {
  const cache = new LRUCache<string, { names: string; references: Reference[][] }>({ max: maxUnits });
  return (
    unit: Unit,
    { id, regTextId, language }: TextAtDay,
    { names, citables }: CitationContext,
  ): Reference[][] => {
    const key = `${id} ${unit.id}`;
    const cached = cache.get(key);
    if (cached?.names === names) return cached.references;
    const references = unitReferences(unit, plainInline, { citables, language, own: regTextId });
    cache.set(key, { names, references });
    return references;
  };
}
