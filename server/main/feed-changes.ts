import { sql } from 'kysely';
import type { LanguageCode } from '#core/contract/languages.ts';
import { changedPlacesOf } from '../data/changed-units.ts';
import type { MainDb } from '../data/open-main.ts';
import { missingVersion } from '../data/versions.ts';
import { type MainHandlers, seenBy } from './authentication.ts';
import { documentName } from './documents.ts';
import { findRegulation, type MainData, type Regulation, textOf } from './find-text.ts';
import { versionBefore } from './text-changes.ts';

/** What a version changes, for servers of organisations that tell those who watch it. */
export function feedChangesHandlers(data: MainData): Pick<MainHandlers, 'feedChanges'> {
  return {
    feedChanges: async ({ params: { regTextId }, query: { language, versionDate }, caller }) => {
      const regulation = await findRegulation(seenBy(data, caller), regTextId);
      const { after, before } = comparedTexts(regulation, { versionDate, language });
      const places = await changedPlacesOf(data.read, { before: before?.id, after: after.id });
      const around = await surroundings(data.read, [after.id, ...(before ? [before.id] : [])]);
      return {
        regTextId,
        category: regulation.row.category,
        documentName: documentName(after.names, after.language, regulation.row.source_number),
        language: after.language,
        versionDate,
        versionBefore: before?.version_date,
        places: places.map(({ path, became }) => ({ path, became, inside: around(path) })),
      };
    },
  };
}

/** The text of exactly the version, and of the one before it in the same language: the requested one, if both have it. */
function comparedTexts(
  regulation: Regulation,
  { versionDate, language }: { versionDate: string; language: LanguageCode },
) {
  const { row, versions } = regulation;
  const version = versions.find((one) => one.versionDate === versionDate);
  if (version === undefined) throw missingVersion(row.reg_text_id, versionDate, versions);
  const earlier = versionBefore(versions, version);
  const shared = version.languages.filter((code) => earlier?.languages.includes(code) ?? true);
  const code = shared.includes(language) ? language : (shared[0] ?? language);
  const after = textOf(regulation, version, code);
  if (after === undefined) throw missingVersion(row.reg_text_id, versionDate, versions);
  return { after, before: earlier && textOf(regulation, earlier, code) };
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
