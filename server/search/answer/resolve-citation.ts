import { sql } from 'kysely';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { LadderStep } from '#core/contract/main/search.ts';
import type { Citation } from '#core/law/citation/parse-citation.ts';
import { pathCandidates } from '#core/law/citation/path-candidates.ts';
import { type NamingFamily, namings } from '#core/law/display-name.ts';
import { type AbsentPlace, absentPlace } from './absent-place.ts';
import type { Documents, KnownDocument } from './catalogue.ts';
import { type CitedRange, rangeAfter, rangeFrom } from './cited-range.ts';
import { findCited, type LocatedProvision } from './find-provision.ts';
import type { ReadTrx } from './read-only.ts';
import { versionsOf } from './versions-of.ts';
import type { SearchText } from './which-texts.ts';

/** A provision that a query cites, the text that the hit is taken from, and the range that it is cited by. */
export type CitedProvision = LocatedProvision & { text: SearchText; cited: string; range?: string };

/** The provision just before a cited one that does not exist. */
export type ProvisionBefore = CitedProvision & {
  kind: Extract<LadderStep['kind'], 'paragraphBefore' | 'previousAppendix'>;
};

/** A cited place that a loaded act does not have. */
export type MissingPlace = AbsentPlace & { text: SearchText; naming: NamingFamily };

export type ResolvedCitation = {
  provisions: readonly CitedProvision[];
  before?: ProvisionBefore;
  missing?: MissingPlace;
};

export type ResolveScope = { documents: Documents; texts: readonly SearchText[]; language: LanguageCode };

/** Limit on documents per name, since each look-up takes several statements. */
const maxDocumentsOfName = 5;

/**
 * Resolves a citation in each document of that name. A provision that the first version lacks is looked up in the
 * others. `nearest`: what stands before a missing one is looked for.
 */
export async function resolveCitation(
  trx: ReadTrx,
  citation: Citation,
  { cited, nearest }: { cited: string; nearest: boolean },
  { documents, texts, language }: ResolveScope,
): Promise<ResolvedCitation> {
  const provisions: CitedProvision[] = [];
  let before: ProvisionBefore | undefined;
  let lacking: { text: SearchText; document: KnownDocument } | undefined;
  let end: MissingPlace | undefined;
  const add = (range: CitedRange, text: SearchText, { naming }: KnownDocument) => {
    const all = range.provisions;
    provisions.push(...all.map((one) => ({ ...one, text, cited, ...rangeOf(all) })));
    if (range.missing) end ??= { ...range.missing, text, naming };
  };
  for (const key of citation.documents.slice(0, maxDocumentsOfName)) {
    const document = documents.byKey.get(key);
    const own = versionsOf(texts, key, language);
    const [text] = own;
    if (document === undefined || text === undefined) continue;
    const place = await findIn(trx, text.id, citation, document, nearest && before === undefined);
    const match =
      place?.is === 'present'
        ? { provision: place.provision, steps: citation.steps }
        : await findOtherwise(trx, text.id, citation, document);
    if (match) {
      const { provision, steps } = match;
      add(await rangeFrom(trx, text.id, provision, steps), text, document);
      continue;
    }
    const partly = await findRest(trx, text.id, citation, document);
    if (partly.provisions.length > 0) {
      add(partly, text, document);
      continue;
    }
    const earlier = await findEarlier(trx, own.slice(1), citation, document);
    if (earlier) provisions.push({ ...earlier, cited });
    if (place?.is === 'missing') before ??= { ...place.nearest, text, cited, kind: place.step };
    lacking ??= { text, document };
  }
  const missing = provisions.length === 0 && lacking ? await missingPlace(trx, citation, lacking) : end;
  return { provisions, ...(before && { before }), ...(missing && { missing }) };
}

/** Finds a citation in one text: the cited provision in any form of its path, else the provision before it. */
async function findIn(
  trx: ReadTrx,
  textId: number,
  { steps }: Pick<Citation, 'steps'>,
  { naming }: KnownDocument,
  seekNearest: boolean,
) {
  const precise = preciseCandidates(steps, naming);
  const [first] = precise;
  if (first === undefined) return undefined;
  const existing = await firstExisting(trx, [textId], precise);
  const path = existing.get(textId) ?? first;
  return findCited(trx, textId, path, seekNearest);
}

/** What a text has of a range of articles whose first one it does not have. */
async function findRest(
  trx: ReadTrx,
  textId: number,
  { steps }: Citation,
  { naming }: KnownDocument,
): Promise<CitedRange> {
  const last = steps.at(-1);
  if (last?.to === undefined) return { provisions: [] };
  const [first] = preciseCandidates([...steps.slice(0, -1), { type: last.type, label: last.label }], naming);
  return first === undefined || first.includes('^')
    ? { provisions: [] }
    : rangeAfter(trx, textId, first, last);
}

/** What a citation means where nothing stands at its first steps: "Art. 6f." is Art. 6 and the one that follows. */
async function findOtherwise(
  trx: ReadTrx,
  textId: number,
  { otherwise }: Citation,
  document: KnownDocument,
): Promise<{ provision: LocatedProvision; steps: Citation['steps'] } | undefined> {
  if (otherwise === undefined) return undefined;
  const place = await findIn(trx, textId, { steps: otherwise }, document, false);
  return place?.is === 'present' ? { provision: place.provision, steps: otherwise } : undefined;
}

/** The paths of the whole citation, without those of the containing provisions. */
function preciseCandidates(steps: Citation['steps'], family: NamingFamily): string[] {
  const naming = namings[family];
  const around = new Set(pathCandidates({ steps: steps.slice(0, -1) }, naming));
  return pathCandidates({ steps }, naming).filter((path) => !around.has(path));
}

/** The range of articles that "Art. 6 f." and "Art. 5–7" cite; paragraphs of one article are named one by one. */
function rangeOf(articles: readonly LocatedProvision[]): { range?: string } {
  const [first, ...more] = articles;
  const last = more.at(-1)?.path;
  return first && last && !last.includes('^')
    ? { range: `${first.path}-${last.slice(last.indexOf('}') + 1)}` }
    : {};
}

/** For each text the first of the paths that exists in it. */
async function firstExisting(
  trx: ReadTrx,
  textIds: readonly number[],
  paths: readonly string[],
): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; path: string }>`
    select text_id as id, path from main.provision
    where text_id = any(${[...textIds]}::int[]) and path = any(${[...paths]}::text[])`.execute(trx);
  const existing = new Map<number, string>();
  for (const path of [...paths].reverse())
    for (const row of rows) if (row.path === path) existing.set(row.id, path);
  return existing;
}

/** Finds a citation in the first of the texts that has it. */
async function findEarlier(
  trx: ReadTrx,
  texts: readonly SearchText[],
  { steps }: Citation,
  { naming }: KnownDocument,
): Promise<(LocatedProvision & { text: SearchText }) | undefined> {
  const precise = preciseCandidates(steps, naming);
  if (texts.length === 0 || precise.length === 0) return undefined;
  const existing = await firstExisting(
    trx,
    texts.map(({ id }) => id),
    precise,
  );
  for (const text of texts) {
    const path = existing.get(text.id);
    const place = path === undefined ? undefined : await findCited(trx, text.id, path);
    if (place?.is === 'present') return { ...place.provision, text };
  }
  return undefined;
}

/** Documents whose places are pages or entries of their contents have no articles that a citation could miss. */
const families: readonly NamingFamily[] = ['act', 'circular', 'eu'];

/** What the text does not have of a citation, as its documents name it. */
async function missingPlace(
  trx: ReadTrx,
  { steps }: Citation,
  { text, document }: { text: SearchText; document: KnownDocument },
): Promise<MissingPlace | undefined> {
  const { naming } = document;
  if (!families.includes(naming)) return undefined;
  const [path] = preciseCandidates(steps, naming);
  if (path !== undefined) return { ...(await absentPlace(trx, text.id, path)), text, naming };
  // Acts have no margin numbers.
  const number = steps.find(({ type }) => type === 'MARGIN_NUMBER')?.label;
  return number === undefined ? undefined : { path: number, text, naming: 'circular' };
}
