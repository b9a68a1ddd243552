import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Unit } from '#core/contract/main/regulation-text.ts';
import type { ComparedProvision } from '../data/changed-units.ts';
import type { MainDb } from '../data/open-main.ts';
import type { LoadedFacts } from '../data/tables/loaded-files.ts';
import type { ImportedText } from '../import/regulation.ts';

/** What of a text is needed to compare it before it is published. */
type CheckedText = { units: Unit[]; provisions: ComparedProvision[] };

const [pack, unpack] = [promisify(gzip), promisify(gunzip)];

/** The text as it is stored until it is published. */
export function packText({ units, provisions }: ImportedText): Promise<Uint8Array> {
  const compared = provisions.map(({ path, kind, ordinal: ord, hash, repealed, parent }) => ({
    path,
    kind,
    ord,
    hash,
    repealed,
    parent,
  }));
  return pack(JSON.stringify({ units, provisions: compared } satisfies CheckedText));
}

/** A text that was checked and is not published yet; undefined where there is none. */
export async function checkedText(
  db: MainDb,
  fileId: string,
  number: number,
): Promise<CheckedText | undefined> {
  const row = await db
    .selectFrom('loaded_text')
    .select('content')
    .where('file_id', '=', fileId)
    .where('number', '=', number)
    .executeTakeFirst();
  return row?.content ? (JSON.parse((await unpack(row.content)).toString()) as CheckedText) : undefined;
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
