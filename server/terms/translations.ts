import { sql } from 'kysely';
import { type LanguageCode, languageCodes } from '#core/contract/languages.ts';
import { comparedTexts, haveChanged } from '../data/changed-since.ts';
import { isInForce } from '../data/in-force.ts';
import type { MainDb } from '../data/open-main.ts';
import { visibleTexts, visibleTextsJoin } from '../data/visible-texts.ts';
import type { DefinedTerm, GlossaryRequest } from './glossary.ts';

export type Translation = { language: LanguageCode; term: string };
type Placed = Pick<DefinedTerm, 'regulationId' | 'versionDate' | 'path' | 'ord' | 'term'> & {
  language: LanguageCode;
};
type Candidate = { one: DefinedTerm; other: Placed };

/**
 * The names of terms in other languages: the terms that the same place defines in the texts that answer there on the
 * day. If a place defines several terms, they are matched by their order, provided that their number is equal. Of a text
 * of another version only places count that have not changed between the two.
 */
export async function translationsOf(
  read: MainDb,
  terms: readonly DefinedTerm[],
  request: Pick<GlossaryRequest, 'day' | 'language' | 'viewer'>,
): Promise<Translation[][]> {
  if (terms.length === 0) return [];
  const { rows } = await sql<Placed>`
    select regulation_id as "regulationId", version_date as "versionDate", text.language, path, ord, term
    from main.definition join ${visibleTextsJoin(request.viewer)} on text.id = text_id
    where path = any(${[...new Set(terms.map(({ path }) => path))]}::text[])
      and regulation_id = any(${regulationsOf(terms)}::int[]) and ${isInForce(request.day)}
    order by ord`.execute(read);
  const byPlace = Map.groupBy(rows, (row) => `${placeOf(row)} ${row.language}`);
  const candidates = terms.map((one) => {
    const own = byPlace.get(`${placeOf(one)} ${request.language}`) ?? [];
    const at = own.findIndex(({ ord }) => ord === one.ord);
    return languageCodes.flatMap((language): Candidate[] => {
      const there = byPlace.get(`${placeOf(one)} ${language}`) ?? [];
      const other = language !== request.language && there.length === own.length ? there[at] : undefined;
      return other === undefined ? [] : [{ one, other }];
    });
  });
  const isSame = await sameWording(read, candidates.flat(), request);
  return candidates.map((ofTerm) =>
    ofTerm.filter(isSame).map(({ other: { language, term } }) => ({ language, term })),
  );
}

const placeOf = ({ regulationId, path }: Pick<Placed, 'regulationId' | 'path'>) => `${regulationId} ${path}`;
const regulationsOf = (terms: readonly Pick<Placed, 'regulationId'>[]) => [
  ...new Set(terms.map(({ regulationId }) => regulationId)),
];

/** Tells whether both terms of a candidate are of one version, or of two between which their place has not changed. */
async function sameWording(
  read: MainDb,
  candidates: readonly Candidate[],
  { viewer }: Pick<GlossaryRequest, 'viewer'>,
): Promise<(candidate: Candidate) => boolean> {
  const apart = candidates.filter(({ one, other }) => one.versionDate !== other.versionDate);
  if (apart.length === 0) return () => true;
  const texts = await visibleTexts(read, viewer)
    .select(['text.id', 'regulation_id', 'version_date', 'language'])
    .where('regulation_id', 'in', regulationsOf(apart.map(({ one }) => one)))
    .execute();
  const compared = apart.flatMap((candidate) => {
    const { one, other } = candidate;
    const own = texts.filter((text) => text.regulation_id === one.regulationId);
    const versionOf = (versionDate: string) => {
      const there = own.filter((text) => text.version_date === versionDate).map((text) => text.language);
      return { versionDate, languages: languageCodes.filter((code) => there.includes(code)) };
    };
    const [before = '', after = ''] = [one.versionDate, other.versionDate].sort();
    const pair = comparedTexts(own, versionOf(before), versionOf(after));
    return pair === undefined ? [] : [{ ...pair, path: one.path, candidate }];
  });
  const changed = await haveChanged(read, compared);
  const unchanged = new Set(
    compared.filter((_, at) => changed[at] === false).map(({ candidate }) => candidate),
  );
  return (candidate) => candidate.one.versionDate === candidate.other.versionDate || unchanged.has(candidate);
}
