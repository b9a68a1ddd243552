import type { LanguageCode } from '#core/contract/languages.ts';
import type { Organisation } from './organisation.ts';

type Text = { language: LanguageCode; versionDate: string; sequence: number };
export type LanguagePair = { read: Text; written: Text };
/** A text that is read, beside those of other languages that are in force on its day and in which something stands. */
export type ReadBeside = { read: Text; written: Text[] };

/** The texts of a document of which it is not known yet which places are the same in other languages. */
export async function unknownPairs(organisation: Organisation, regTextId: string): Promise<ReadBeside[]> {
  const texts = await textsOf(organisation, regTextId);
  const [inUse, known] = [
    await textsInUse(organisation, regTextId),
    await knownPairs(organisation, regTextId),
  ];
  const languages = [...new Set(texts.map(({ language }) => language))];
  return texts
    .map((read) => ({
      read,
      written: languages
        .filter((language) => language !== read.language)
        .flatMap((language) => latestOf(texts, language, read.versionDate) ?? [])
        .filter((written) => inUse.has(nameOf(written)) && !known.has(pairName({ read, written }))),
    }))
    .filter(({ written }) => written.length > 0);
}

const nameOf = ({ language, versionDate }: Pick<Text, 'language' | 'versionDate'>) =>
  `${language} ${versionDate}`;
const pairName = ({ read, written }: LanguagePair) =>
  [read, written].map((text) => `${nameOf(text)} ${text.sequence}`).join(' ');

const latestOf = (texts: readonly Text[], language: LanguageCode, day: string) =>
  texts.findLast((text) => text.language === language && text.versionDate <= day);

/** The texts of a document, the oldest first. */
async function textsOf({ db }: Organisation, regTextId: string): Promise<Text[]> {
  const rows = await db
    .selectFrom('law_text')
    .select(['language', 'version_date', 'sequence'])
    .where('reg_text_id', '=', regTextId)
    .where('withdrawn', '=', false)
    .orderBy('version_date')
    .orderBy('language')
    .execute();
  return rows.map((row) => ({
    language: row.language,
    versionDate: row.version_date,
    sequence: Number(row.sequence),
  }));
}

async function textsInUse({ db }: Organisation, regTextId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('carried_place')
    .innerJoin('written_place', 'written_place.id', 'carried_place.written_id')
    .select(['written_place.language', 'carried_place.version_date as versionDate'])
    .where('carried_place.reg_text_id', '=', regTextId)
    .distinct()
    .execute();
  return new Set(rows.map(nameOf));
}

async function knownPairs({ db }: Organisation, regTextId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('language_pair')
    .selectAll()
    .where('reg_text_id', '=', regTextId)
    .execute();
  return new Set(
    rows.map((row) =>
      pairName({
        read: { language: row.language, versionDate: row.version_date, sequence: Number(row.sequence) },
        written: {
          language: row.written_language,
          versionDate: row.written_version,
          sequence: Number(row.written_sequence),
        },
      }),
    ),
  );
}
