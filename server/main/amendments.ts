import type { LanguageCode } from '#core/contract/languages.ts';
import type { Amendment, Version } from '#core/contract/main/regulations.ts';
import type { MainDb } from '../data/open-main.ts';
import type { Regulation } from './find-text.ts';

/** Of a version, acts beyond this number are not named. */
const maxAmendments = 20;

type Period = { after: string | undefined; until: string };

/**
 * The acts that changed a text between two days, as the notes of the whole text or of one unit name them; each once.
 * Without an earlier day, only those of the day itself.
 */
async function amendmentsOf(
  read: MainDb,
  textId: number,
  { after, until }: Period,
  path?: string,
): Promise<Amendment[]> {
  let query = read
    .selectFrom('amendment')
    .select(['title', 'in_force', 'reference', 'href'])
    .where('text_id', '=', textId)
    .where('in_force', '<=', until)
    .where('in_force', after === undefined ? '>=' : '>', after ?? until)
    .orderBy('in_force')
    .orderBy('ord');
  if (path !== undefined) query = query.where('path', '=', path);
  const rows = await query.execute();
  const byAct = new Map(rows.map((row) => [row.reference ?? row.title, row]));
  return [...byAct.values()].slice(0, maxAmendments).map(({ title, in_force, reference, href }) => ({
    title,
    inForce: in_force,
    ...(reference === null ? {} : { reference }),
    ...(href === null ? {} : { href }),
  }));
}

/** The acts that made a version, or those that changed one unit in it since the version before in the same language. */
export async function withAmendments<V extends Version>(
  read: MainDb,
  { texts }: Pick<Regulation, 'texts'>,
  version: V,
  language: LanguageCode,
  path?: string,
): Promise<V> {
  const { versionDate } = version;
  const ofDate = (date: string) => texts.filter((one) => one.version_date === date);
  const text = ofDate(versionDate).find((one) => one.language === language) ?? ofDate(versionDate)[0];
  if (text === undefined) return version;
  const earlier = texts
    .filter((one) => one.language === text.language && one.version_date < versionDate)
    .map((one) => one.version_date)
    .sort()
    .at(-1);
  const amendments = await amendmentsOf(read, text.id, { after: earlier, until: versionDate }, path);
  return amendments.length === 0 ? version : { ...version, amendments };
}
