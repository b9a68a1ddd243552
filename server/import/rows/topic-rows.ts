import { sql } from 'kysely';
import * as v from 'valibot';
import { interfaceLanguageCodes } from '#core/contract/languages.ts';
import { topicName } from '#core/contract/main/topics-endpoints.ts';
import { filledLine, filledText } from '#core/contract/text.ts';
import { languageCode } from '#core/contract/values.ts';
import { indexTopics } from '../../beside-law/topics.ts';
import type { MainDb } from '../../data/open-main.ts';
import { takeTopicTurn, writeTopic } from '../../topics/write-topic.ts';
import { unknownLinks } from './known-links.ts';
import { parseRow } from './parse-row.ts';
import type { Column, RowKind } from './row-kind.ts';

const topicRow = v.strictObject({
  name: topicName,
  language: languageCode,
  title: filledLine(200),
  text: filledText(100_000),
});
type TopicRow = v.InferOutput<typeof topicRow>;

const columns: readonly Column[] = [
  {
    name: 'name',
    required: true,
    help: 'The name of the page in addresses: small letters, digits, _ and -',
    example: 'liquidity',
  },
  {
    name: 'language',
    required: true,
    help: `The language of the row: ${interfaceLanguageCodes.join(', ')}, or another that pages may have`,
    example: 'DE',
  },
  { name: 'title', required: true, help: 'The title of the page', example: 'Liquidität' },
  {
    name: 'text',
    required: true,
    help: 'The page, in Markdown without HTML; links lead to texts (/read/bankg/5), topics (/topic/liquidity) and sites',
    example: 'Banken halten Liquidität. Was neu ist, steht [hier](/topic/whats-new).',
  },
];

const nameOf = ({ name, language }: Pick<TopicRow, 'name' | 'language'>) => `${name} ${language}`;

/** Topic pages, a row for each language. */
export const topicRows: RowKind<TopicRow> = {
  name: 'topics',
  columns,
  parse: (cells) => parseRow(topicRow, cells),
  nameOf,
  cellsOf: (value) => value,
  stored: async (db, names) => {
    const rows = await db
      .selectFrom('topic_page')
      .select(['name', 'language', 'title', 'text'])
      .where('name', '=', sql<string>`any(${names.map((one) => one.split(' ')[0] ?? '')}::text[])`)
      .execute();
    const named = new Set(names);
    return rows.filter((row) => named.has(nameOf(row)));
  },
  check: unknownLinks,
  store,
};

async function store(
  trx: MainDb,
  values: readonly TopicRow[],
  now: Date,
  by?: string,
): Promise<{ samples: number }> {
  await takeTopicTurn(trx);
  const stored = new Map((await topicRows.stored(trx, values.map(nameOf))).map((row) => [nameOf(row), row]));
  for (const value of values) {
    const { title, text } = stored.get(nameOf(value)) ?? {};
    // What is there already is no new version.
    if (title !== value.title || text !== value.text) await writeTopic(trx, value, 'loaded', { by, now });
  }
  await indexTopics(trx);
  return { samples: 0 };
}
