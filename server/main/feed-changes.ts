import { sql } from 'kysely';
import type { LanguageCode } from '#core/contract/languages.ts';
import { changedPlacesOf, changedUnitsOf } from '../data/changed-units.ts';
import type { MainDb } from '../data/open-main.ts';
import { missingVersion } from '../data/versions.ts';
import { type MainHandlers, seenBy } from './authentication.ts';
import { documentName } from './documents.ts';
import { findRegulation, type MainData, type Regulation, textOf } from './find-text.ts';
import { comparedVersions } from './text-changes.ts';

/** What a version changes, for servers of organisations that tell those who watch it. */
export function feedChangesHandlers(data: MainData): Pick<MainHandlers, 'feedChanges'> {
  return {
    feedChanges: async ({ params: { regTextId }, query: { language, versionDate }, caller }) => {
      const regulation = await findRegulation(seenBy(data, caller), regTextId);
      const { after, before } = comparedTexts(regulation, { versionDate, language });
      const compared = { before: before?.id, after: after.id };
      const places = await changedPlacesOf(data.read, compared);
      const units = await unitsOfChange(data.read, compared);
      const around = await surroundings(data.read, [after.id, ...(before ? [before.id] : [])]);
      return {
        regTextId,
        category: regulation.row.category,
        documentName: documentName(after.names, after.language, regulation.row.source_number),
        language: after.language,
        versionDate,
        versionBefore: before?.version_date,
        places: places.map(({ path, became }) => {
          const inside = around(path);
          return { path, became, inside, unit: [path, ...inside].find((one) => units.has(one)) };
        }),
      };
    },
  };
}

/** The articles and their likes that count as changed; of a first version all. */
async function unitsOfChange(
  read: MainDb,
  { before, after }: { before: number | undefined; after: number },
): Promise<ReadonlySet<string>> {
  if (before === undefined)
    return new Set((await changedPlacesOf(read, { before, after })).map(({ path }) => path));
  const units = (await changedUnitsOf(read, [{ before, after }])).get(after);
  return new Set(units && [...units.changed, ...units.added, ...units.repealed]);
}

/** The text of exactly the version, and the one with which it is compared. */
function comparedTexts(
  regulation: Regulation,
  { versionDate, language }: { versionDate: string; language: LanguageCode },
) {
  const { row, versions } = regulation;
  const version = versions.find((one) => one.versionDate === versionDate);
  if (version === undefined) throw missingVersion(row.reg_text_id, versionDate, versions);
  const { before, language: code } = comparedVersions(versions, version, language);
  const after = code && textOf(regulation, version, code);
  if (code === undefined || after === undefined) throw missingVersion(row.reg_text_id, versionDate, versions);
  return { after, before: before && textOf(regulation, before, code) };
}

/** What each place of these texts stands in, from the inside out. */
async function surroundings(read: MainDb, texts: readonly number[]): Promise<(path: string) => string[]> {
  const rows = await read
    .selectFrom('provision')
    .select(['path', 'parent'])
    .where('text_id', '=', sql<number>`any(${texts})`)
    .where('parent', 'is not', null)
    .execute();
  const parents = Map.groupBy(rows, ({ path }) => path);
  return (path) => {
    // A set, since a place may stand elsewhere in the version before.
    const inside = new Set<string>();
    const pending = [path];
    for (let one = pending.shift(); one !== undefined; one = pending.shift())
      for (const { parent } of parents.get(one) ?? [])
        if (parent !== null && !inside.has(parent)) {
          inside.add(parent);
          pending.push(parent);
        }
    return [...inside];
  };
}
