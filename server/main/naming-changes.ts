import { sql } from 'kysely';
import { interfaceLanguageCodes, type LanguageCode } from '#core/contract/languages.ts';
import type { NamingChange } from '#core/contract/main/versions-by-date.ts';
import { splitParagraphId } from '#core/law/paragraph-id.ts';
import type { MainDb } from '../data/open-main.ts';
import { publishedChanges } from '../data/published-changes.ts';

/** The changes of the provider that name paragraphs of these documents, by document; the next deadline first. */
export async function changesNaming(
  read: MainDb,
  regTextIds: readonly string[],
  language: LanguageCode,
): Promise<Map<string, NamingChange[]>> {
  const rows = await publishedChanges(read)
    .select(['id', 'slug', 'type', 'deadline', 'language', 'words', 'provisions'])
    .where('withdrawn_at', 'is', null)
    .where(
      sql<boolean>`exists (select from jsonb_array_elements_text(provisions) as place
        where split_part(place, '~', 1) = any(${[...regTextIds]}::text[]))`,
    )
    .orderBy(sql`deadline nulls last`)
    .orderBy('slug')
    .execute();
  const byDocument = new Map<string, NamingChange[]>(regTextIds.map((regTextId) => [regTextId, []]));
  const spoken = interfaceLanguageCodes.find((code) => code === language);
  for (const { type, language: written, words, provisions, deadline, ...change } of rows) {
    if (type === null || written === null || words === null) continue;
    const own = spoken !== undefined && words[spoken] !== undefined ? spoken : written;
    const topic = words[own]?.topic ?? change.slug;
    for (const [regTextId, places] of Map.groupBy(provisions, (one) => splitParagraphId(one).regTextId))
      byDocument.get(regTextId)?.push({
        ...change,
        topic,
        language: own,
        type,
        ...(deadline === null ? {} : { deadline }),
        provisions: places,
      });
  }
  return byDocument;
}
