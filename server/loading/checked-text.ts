import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Unit } from '#core/contract/main/regulation-text.ts';
import type { ComparedProvision } from '../data/changed-units.ts';
import type { MainDb } from '../data/open-main.ts';
import type { LoadedFacts } from '../data/tables/loaded-files.ts';
import type { ImportedText } from '../import/regulation.ts';

/** What of a text is needed to show its comparison. */
type CheckedText = { units: Unit[] };

/** Fast rather than small: it is kept until the file is published. */
const pack = (value: unknown): Promise<Uint8Array> => promisify(gzip)(JSON.stringify(value), { level: 1 });
const unpack = async (bytes: Uint8Array): Promise<unknown> =>
  JSON.parse((await promisify(gunzip)(bytes)).toString());

/** The text as it is stored until it is published; `provisions` apart, since what differs is told by them alone. */
export async function packText({
  units,
  provisions,
}: ImportedText): Promise<Record<'content' | 'provisions', Uint8Array>> {
  const compared = provisions.map(
    ({ path, kind, ordinal: ord, hash, repealed, parent }): ComparedProvision => ({
      path,
      kind,
      ord,
      hash,
      repealed,
      parent,
    }),
  );
  return { content: await pack({ units } satisfies CheckedText), provisions: await pack(compared) };
}

const textRow = (db: MainDb, fileId: string, number: number) =>
  db.selectFrom('loaded_text').where('file_id', '=', fileId).where('number', '=', number);

/** A text that was checked and is not published yet; undefined where there is none. */
export async function checkedText(
  db: MainDb,
  fileId: string,
  number: number,
): Promise<CheckedText | undefined> {
  const row = await textRow(db, fileId, number).select('content').executeTakeFirst();
  return row?.content ? ((await unpack(row.content)) as CheckedText) : undefined;
}

/** What of it tells in which places it differs from another one. */
export async function checkedProvisions(
  db: MainDb,
  fileId: string,
  number: number,
): Promise<ComparedProvision[] | undefined> {
  const row = await textRow(db, fileId, number).select('provisions').executeTakeFirst();
  return row?.provisions ? ((await unpack(row.provisions)) as ComparedProvision[]) : undefined;
}

/** Warnings of a text that reports have; of more only the number is said. */
const maxWarnings = 100;

/** What reports and heads of comparisons say of a text. */
export function factsOf(text: ImportedText): LoadedFacts {
  const { source: format, sourceKey, sourceNumber, names, language, versionDate, naming, dateBasis } = text;
  const { applicableUntil, repealedOn, authoritative, sample, sourcePage, counts, warnings } = text;
  const left = warnings.length - maxWarnings;
  return {
    format,
    sourceKey,
    sourceNumber,
    names,
    language,
    versionDate,
    naming,
    dateBasis,
    ...(applicableUntil !== undefined && { applicableUntil }),
    ...(repealedOn !== undefined && { repealedOn }),
    authoritative,
    sample,
    ...(sourcePage !== undefined && { sourcePage }),
    counts,
    warnings: left > 0 ? [...warnings.slice(0, maxWarnings), `and ${left} more`] : warnings,
  };
}
