import { type RawBuilder, sql } from 'kysely';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { ChangedText } from '#core/contract/main/changed-texts.ts';
import { compareSourceNumbers } from '#core/law/source-order.ts';
import type { Names } from '../data/tables/text-facts.ts';
import { swissDay } from '../data/versions.ts';
import { listedTexts } from '../data/visible-texts.ts';
import { type MainHandlers, seenBy } from './authentication.ts';
import { nearestName } from './documents.ts';
import type { MainData, ViewedData } from './find-text.ts';
import { type ChangePeriod, changesOf, type StoredKey, type TextChange } from './text-changes.ts';

/** After a first import every document is new; nobody reads a longer list. */
const maxTexts = 100;

/** What has changed in the documents that a caller's lists name. */
export function changedTextHandlers(data: MainData): Pick<MainHandlers, 'changedTexts'> {
  return {
    changedTexts: async ({ query: { language, since }, caller }) => {
      const moment = new Date(since);
      const period = { since: moment, from: swissDay(moment), today: swissDay(data.now()) };
      const rows = await readRows(seenBy(data, caller), period);
      const changes = [...Map.groupBy(rows, (row) => row.reg_text_id).values()]
        .flatMap((texts) =>
          changesOf(texts, period).map((change) => ({ change, text: textOf(change, texts, language) })),
        )
        .sort(newestFirst);
      const texts = changes.slice(0, maxTexts).map(({ change, text }) => asReply(change, text, language));
      return { total: changes.length, texts };
    },
  };
}

type Row = StoredKey & {
  reg_text_id: string;
  source_number: string;
  sample: boolean;
  names: Names;
};
type NamedChange = { change: TextChange; text: Row };

/** All texts of the listed documents in which something may have changed. */
async function readRows({ read, viewer }: ViewedData, period: ChangePeriod): Promise<Row[]> {
  const changed = listedTexts(read, viewer).select('text.regulation_id').where(mayHaveChanged(period));
  return listedTexts(read, viewer)
    .where('text.regulation_id', 'in', changed)
    .select(['reg_text_id', 'source_number', 'sample', 'version_date', 'language', 'names', 'imported_at'])
    .select(['date_basis', 'applicable_until', 'repealed_on'])
    .orderBy('text.id')
    .execute();
}

/** Whether the `text` of a query was stored, or began or ceased to apply, in the period; see text-changes.ts. */
const mayHaveChanged = ({ since, from, today }: ChangePeriod): RawBuilder<boolean> => sql<boolean>`(
  text.imported_at > ${since}::timestamptz
  or (text.version_date > ${from}::date and text.version_date <= ${today}::date)
  or (text.repealed_on > ${from}::date and text.repealed_on <= ${today}::date)
  or (text.applicable_until >= ${from}::date and text.applicable_until < ${today}::date))`;

/** The text of a changed version in the language, or in another one that it has. */
function textOf({ version }: TextChange, texts: readonly Row[], language: LanguageCode): Row {
  const there = texts.filter(({ version_date }) => version_date === version.versionDate);
  const text = there.find((one) => one.language === language) ?? there[0];
  if (text === undefined) throw new Error(`no text of ${version.versionDate}`);
  return text;
}

function asReply({ version, ...change }: TextChange, text: Row, language: LanguageCode): ChangedText {
  const name = nearestName(text.names, language);
  return {
    ...change,
    regTextId: text.reg_text_id,
    longName: name?.long ?? text.source_number,
    ...(name?.short === undefined ? {} : { shortName: name.short }),
    languages: version.languages,
    versionDate: version.versionDate,
    status: version.status,
    ...(text.sample ? { sample: true as const } : {}),
  };
}

const newestFirst = (a: NamedChange, b: NamedChange) =>
  b.change.day.localeCompare(a.change.day) ||
  compareSourceNumbers(a.text.source_number, b.text.source_number) ||
  a.text.reg_text_id.localeCompare(b.text.reg_text_id) ||
  b.change.version.versionDate.localeCompare(a.change.version.versionDate);
