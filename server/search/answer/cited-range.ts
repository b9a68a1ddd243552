import { sql } from 'kysely';
import type { CitationStep } from '#core/law/citation/parse-provision.ts';
import { articlePath, comparePaths, parentPath } from '#core/law/paragraph-id.ts';
import { type AbsentPlace, absentPlace } from './absent-place.ts';
import { findCited, type LocatedProvision } from './find-provision.ts';
import type { ReadTrx } from './read-only.ts';

/** The places of a citation such as "Art. 5–7", "Abs. 1–3" and "Art. 5 f.", and an end of it that is not there. */
export type CitedRange = { provisions: readonly LocatedProvision[]; missing?: AbsentPlace };

/** All places that a citation means whose first place is there. A text may have all of them as one: "135–149". */
export async function rangeFrom(
  trx: ReadTrx,
  textId: number,
  first: LocatedProvision,
  steps: readonly CitationStep[],
): Promise<CitedRange> {
  const last = steps.at(-1);
  const before = beforeLabel(first.path);
  const isNext = last?.following === 'f';
  // What has another path than the cited one is several articles, or a paragraph without a number.
  const isSeveral = last?.to !== undefined && isArticle(last) && !first.path.includes('^');
  if (last === undefined || !(isSeveral || first.path === before + last.label))
    return { provisions: [first] };
  if (last.to === undefined && !isNext) return { provisions: [first] };
  const further = (await siblingsOf(trx, textId, first.path)).filter(
    ({ path }) => comparePaths(path, first.path) > 0,
  );
  if (last.to === undefined) return { provisions: [first, ...further.slice(0, 1)] };
  return upTo(trx, textId, before + last.to, [first, ...further]);
}

const isArticle = ({ type }: CitationStep) => type === 'ARTICLE' || type === 'MARGIN_NUMBER';

/** The places of a range of articles whose first one is not there: of "Art. 54a–56" it says so. */
export async function rangeAfter(
  trx: ReadTrx,
  textId: number,
  path: string,
  { to }: CitationStep,
): Promise<CitedRange> {
  const further = (await siblingsOf(trx, textId, path)).filter((one) => comparePaths(one.path, path) > 0);
  const { provisions } = await upTo(trx, textId, beforeLabel(path) + to, further);
  return provisions.length === 0
    ? { provisions }
    : { provisions, missing: await absentPlace(trx, textId, path) };
}

/** Those up to the end of a range; the end is missing if no place has it, also none that is several articles. */
async function upTo(
  trx: ReadTrx,
  textId: number,
  end: string,
  siblings: readonly LocatedProvision[],
): Promise<CitedRange> {
  const provisions = siblings.filter(({ path }) => comparePaths(path, end) <= 0);
  if (provisions.some(({ path }) => path === end)) return { provisions };
  const place = await findCited(trx, textId, end, false);
  if (place?.is !== 'present') return { provisions, missing: await absentPlace(trx, textId, end) };
  const isListed = provisions.some(({ path }) => path === place.provision.path);
  return { provisions: isListed ? provisions : [...provisions, place.provision] };
}

/** The places beside one, in the order of the text: articles of its section, or paragraphs and items of the same place. */
async function siblingsOf(trx: ReadTrx, textId: number, path: string): Promise<LocatedProvision[]> {
  if (!path.includes('^')) {
    const { rows } = await sql<LocatedProvision>`
      select path, ord as "unitOrd", path as "unitPath" from main.unit
      where text_id = ${textId} and kind in ('article', 'marginNumber') order by ord`.execute(trx);
    return rows.filter((one) => beforeLabel(one.path) === beforeLabel(path));
  }
  const { rows } = await sql<LocatedProvision>`
    select provision.path, unit.ord as "unitOrd", unit.path as "unitPath" from main.unit
    join main.provision on provision.text_id = unit.text_id and unit_ord = unit.ord
    where unit.text_id = ${textId} and unit.path = ${articlePath(path)} order by provision.ord`.execute(trx);
  const around = parentPath(path);
  return rows.filter((one) => /\^[0-9A-Za-z][^^]*$/.test(one.path) && parentPath(one.path) === around);
}

/** What stands in a path before its last label: the section of an article, the place around a paragraph. */
function beforeLabel(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf('^'), path.indexOf('}')) + 1);
}
