import type { Transaction } from 'kysely';
import { languageCodes } from '#core/contract/languages.ts';
import type { MainTables } from '../data/tables/main.ts';
import type { ImportedText } from './regulation.ts';

const longest = 40;

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

/** The proposed key, or the first free one after it: `bankg`, `bankg-2`. */
export async function freeKey(trx: Transaction<MainTables>, proposed: string): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    const key = attempt === 1 ? proposed : `${proposed}-${attempt}`;
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
