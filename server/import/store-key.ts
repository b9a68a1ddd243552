import type { Transaction } from 'kysely';
import { languageCodes } from '#core/contract/languages.ts';
import type { MainTables } from '../data/tables/main.ts';
import type { ImportedText } from './regulation.ts';

const longest = 40;
/** With the name of an organisation (at most 40) and a number, a key has at most the 80 characters of the contract. */
const longestInternal = 34;

/** A short key without slash for addresses, made of the short name, else the number, else the key of the source. */
export function proposeKey({
  names,
  sourceNumber,
  sourceKey,
}: Pick<ImportedText, 'names' | 'sourceNumber' | 'sourceKey'>): string {
  const short = languageCodes
    .map((code) => names[code]?.short)
    .find((name) => name !== undefined && slug(name) !== '');
  return slug(short ?? '') || slug(sourceNumber) || slug(sourceKey) || 'text';
}

/**
 * The proposed key, or the first free one after it: `bankg`, `bankg-2`. Keys of internal documents end with the
 * organisation, so that no key tells what others have: `weisung_musterbank`.
 */
export async function freeKey(
  trx: Transaction<MainTables>,
  proposed: string,
  owner: string | null,
): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    const short = owner === null ? proposed : proposed.slice(0, longestInternal);
    const numbered = attempt === 1 ? short : `${short}-${attempt}`;
    const key = owner === null ? numbered : `${numbered}_${owner}`;
    const taken = await trx
      .selectFrom('regulation')
      .select('id')
      .where('reg_text_id', '=', key)
      .executeTakeFirst();
    if (taken === undefined) return key;
  }
}

function slug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replace(/[^0-9a-z]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '');
}
