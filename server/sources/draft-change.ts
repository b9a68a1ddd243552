import { sql } from 'kysely';
import type { ChangeType } from '#core/contract/change-values.ts';
import { interfaceLanguageCodes, type LanguageCode } from '#core/contract/languages.ts';
import { changedUnitsOf } from '../data/changed-units.ts';
import type { MainDb } from '../data/open-main.ts';
import { swissDay } from '../data/versions.ts';
import { publicViewer, visibleTexts } from '../data/visible-texts.ts';
import { providerChangeId } from '../import/provider-changes/change-id.ts';
import { draftWords } from './draft-words.ts';
import type { NamedAct } from './fetch-context.ts';
import type { OfferedVersion } from './source.ts';
import { sources } from './sources.ts';

/** More places than a change may name are named by none. */
const maxProvisions = 200;

/** Names a version for ever, so that it is drafted once. */
const slugOf = (source: string, name: string): string =>
  `${source}-${name}`
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 100)
    .replace(/^-+|-+$/g, '');

/** Stores the draft of a change for a new version, unless there is one; its id. */
export async function draftChange(
  trx: MainDb,
  { source, number }: NamedAct,
  version: OfferedVersion,
  now: Date,
): Promise<string> {
  const slug = slugOf(source, version.name);
  const text = await importedText(trx, version);
  const numbered = source === 'fedlex' ? `SR ${number}` : number;
  const subject = { number: numbered, source: sources[source].label, day: version.date };
  const words = Object.fromEntries(
    interfaceLanguageCodes.map((language) => {
      const names = text?.names[language] ?? text?.names[text.language];
      const name = names?.short ?? names?.long ?? numbered;
      return [language, draftWords(language, { ...subject, name })];
    }),
  );
  const id = providerChangeId(slug);
  await trx
    .insertInto('provider_change')
    .values({
      id,
      slug,
      source: source === 'fedlex' ? 'confederation' : 'eu',
      type: typeOf({ source, number }, text?.names.DE?.long),
      deadline: version.date,
      language: source === 'fedlex' ? 'DE' : 'EN',
      words: JSON.stringify(words),
      link: version.page,
      provisions: JSON.stringify(text === undefined ? [] : await changedPlaces(trx, text)),
      date: swissDay(now),
      sample: false,
      published: false,
      withdrawn_at: null,
    })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute();
  return id;
}

/** EU numbers say what an act is; of Swiss ones its title does. */
function typeOf({ source, number }: NamedAct, title: string | undefined): ChangeType {
  if (source === 'fedlex') return /^(?:verordnung|reglement)/i.test(title ?? '') ? 'ordinance' : 'act';
  const sort = number.slice(5).replace(/\d+$/, '');
  return sort === 'R' ? 'regulation' : sort === 'L' ? 'directive' : 'other';
}

type ImportedVersion = Awaited<ReturnType<typeof importedText>>;

/** The text that was imported from the first file of a version that became one. */
async function importedText(db: MainDb, { files }: OfferedVersion) {
  for (const [language, { address }] of Object.entries(files) as [LanguageCode, { address: string }][]) {
    const file = await db
      .selectFrom('source_file')
      .select(['source_key', 'version_date'])
      .where('address', '=', address)
      .where('language', '=', language)
      .executeTakeFirst();
    if (!file?.source_key || !file.version_date) continue;
    const text = await visibleTexts(db, publicViewer)
      .select(['text.id', 'text.names', 'text.version_date', 'text.language', 'text.regulation_id'])
      .select('regulation.reg_text_id')
      .where('regulation.source_key', '=', file.source_key)
      .where('text.version_date', '=', file.version_date)
      .where('text.language', '=', language)
      .executeTakeFirst();
    if (text !== undefined) return text;
  }
  return undefined;
}

/** The articles that are not what they were in the version before, by their identifiers. */
async function changedPlaces(db: MainDb, text: NonNullable<ImportedVersion>): Promise<string[]> {
  const before = await visibleTexts(db, publicViewer)
    .select('text.id')
    .where('text.regulation_id', '=', text.regulation_id)
    .where('text.language', '=', text.language)
    .where('text.version_date', '<', text.version_date)
    .orderBy(sql`text.version_date desc`)
    .limit(1)
    .executeTakeFirst();
  if (before === undefined) return [];
  const units = (await changedUnitsOf(db, [{ before: before.id, after: text.id }])).get(text.id);
  const paths = Object.values(units ?? {}).flat();
  return paths.length > maxProvisions ? [] : paths.map((path) => `${text.reg_text_id}~${path}`);
}
