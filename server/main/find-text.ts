import type { Selectable } from 'kysely';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { Version } from '#core/contract/main/regulations.ts';
import { versionInLanguage } from '#core/law/text-in-force.ts';
import { readCollectionDay } from '../data/collection-day.ts';
import type { OpenMain } from '../data/open-main.ts';
import type { RegulationTable, TextTable } from '../data/tables/main.ts';
import { missingVersion, swissDay, versionAt, versionsOf } from '../data/versions.ts';
import { type Viewer, visibleRegulations, visibleTexts } from '../data/visible-texts.ts';
import { HttpProblem } from '../http/problem.ts';

/** What the reading calls need. `read` may be a replica, which refuses writes and lags a little. */
export type MainData = Pick<OpenMain, 'read'> & { now: () => Date };
/** The same for one caller, who does not see everything. */
export type ViewedData = MainData & { viewer: Viewer };
export type AtDate = { language: LanguageCode; versionDate?: string | undefined };
export type TextRow = Selectable<TextTable> & Pick<Selectable<RegulationTable>, 'owner' | 'sample'>;
export type Regulation = {
  row: Selectable<RegulationTable>;
  texts: TextRow[];
  versions: Version[];
  today: string;
  /** The day up to which the collection is known. */
  collectionDay: string | undefined;
};

/** A document with all its versions and languages, without their texts. One that the viewer must not see does not exist. */
export async function findRegulation(
  { read, now, viewer }: ViewedData,
  regTextId: string,
): Promise<Regulation> {
  const row = await visibleRegulations(read, viewer)
    .selectAll()
    .where('reg_text_id', '=', regTextId)
    .executeTakeFirst();
  if (row === undefined)
    throw new HttpProblem(404, 'REGULATION_NOT_FOUND', `there is no regulation ${regTextId}`, { regTextId });
  const texts = await visibleTexts(read, viewer)
    .selectAll('text')
    .select(['owner', 'sample'])
    .where('regulation_id', '=', row.id)
    .execute();
  const today = swissDay(now());
  const collectionDay = await readCollectionDay(read);
  return { row, texts, versions: versionsOf(texts, today), today, collectionDay };
}

/** The version in force on the date, whatever languages it has. */
export function findVersion(regulation: Regulation, versionDate: string | undefined): Version {
  const version = versionAt(regulation.versions, versionDate, regulation.today);
  if (version === undefined)
    throw missingVersion(regulation.row.reg_text_id, versionDate, regulation.versions);
  return version;
}

/** The text that answers in the requested language on the date: that of the version in force, or an older one. */
export function textAt(regulation: Regulation, { language, versionDate }: AtDate): TextRow {
  const current = findVersion(regulation, versionDate);
  const version = versionInLanguage(regulation.versions, current, language);
  const text = version && textOf(regulation, version, language);
  if (text === undefined) throw missingLanguage(regulation, current);
  return text;
}

/** The text of the version in force on the date, and never an older one: what a comparison of versions names. */
export function exactTextAt(regulation: Regulation, { language, versionDate }: AtDate): TextRow {
  const version = findVersion(regulation, versionDate);
  const text = textOf(regulation, version, language);
  if (text === undefined) throw missingLanguage(regulation, version);
  return text;
}

export const textOf = (
  { texts }: Pick<Regulation, 'texts'>,
  { versionDate }: Pick<Version, 'versionDate'>,
  language: LanguageCode,
): TextRow | undefined =>
  texts.find((text) => text.version_date === versionDate && text.language === language);

export function missingLanguage({ row }: Regulation, { versionDate, languages }: Version): HttpProblem {
  return new HttpProblem(
    404,
    'LANGUAGE_NOT_AVAILABLE',
    `${row.reg_text_id} of ${versionDate} is there in ${languages.join(', ')} only`,
  );
}

/** Finds the text of a document by date and language. */
export async function findText(data: ViewedData, regTextId: string, at: AtDate): Promise<TextRow> {
  return textAt(await findRegulation(data, regTextId), at);
}
