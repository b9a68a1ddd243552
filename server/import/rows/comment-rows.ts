import { sql } from 'kysely';
import * as v from 'valibot';
import { interfaceLanguageCodes } from '#core/contract/languages.ts';
import { filledText } from '#core/contract/text.ts';
import { interfaceLanguage, isoDate } from '#core/contract/values.ts';
import { joinParagraphId, splitParagraphId } from '#core/law/paragraph-id.ts';
import type { MainDb } from '../../data/open-main.ts';
import { publicViewer, visibleRegulations } from '../../data/visible-texts.ts';
import { commentTypes, wordOfType } from '../../lib/comment-types.ts';
import { regulationIds, unknownPlaces } from './known-places.ts';
import { namedIn, parseWordedRow, placeOfRow, slugOfRow, wordsIn } from './parse-row.ts';
import type { Column, RowKind } from './row-kind.ts';
import type { Cells } from './row-table.ts';
import { cellsOfWords, wordColumns, wordsOfCells } from './row-words.ts';

const typeNames = commentTypes.map(({ type }) => type);
const fields = ['text'] as const;

const commentRow = v.strictObject({
  slug: slugOfRow,
  paragraph: placeOfRow,
  type: v.picklist(typeNames),
  date: isoDate,
  language: interfaceLanguage,
  words: wordsIn(v.strictObject({ text: filledText(20_000) })),
});
type CommentRow = v.InferOutput<typeof commentRow>;

const columns: readonly Column[] = [
  {
    name: 'slug',
    required: true,
    help: 'Names the comment for ever: small letters, digits and hyphens',
    example: 'bankg-5-scope',
  },
  {
    name: 'paragraph',
    required: true,
    help: 'The identifier of the paragraph, as the reader copies it',
    example: 'bankg~5',
    names: 'place',
  },
  { name: 'type', required: true, help: `One of ${typeNames.join(', ')}`, example: 'interpretation' },
  { name: 'date', required: true, help: 'When it was written, as 2026-11-02', example: '2026-11-02' },
  {
    name: 'language',
    required: true,
    help: `The language in which it is written: ${interfaceLanguageCodes.join(', ')}`,
    example: 'DE',
  },
  ...wordColumns('text', 'The comment, in Markdown', 'Erfasst auch Zweigniederlassungen.'),
];

/** What the provider says on the law. */
export const commentRows: RowKind<CommentRow> = {
  name: 'comments',
  columns,
  parse: ({ slug, paragraph, type, date, language, ...cells }) =>
    parseWordedRow(
      commentRow,
      { slug, paragraph, type, date, language, words: wordsOfCells(cells, fields) },
      fields,
    ),
  nameOf: ({ slug }) => slug,
  cellsOf: ({ words, ...rest }) => ({ ...rest, ...cellsOfWords(words) }),
  stored,
  check: async (db, rows) => unknownPlaces(db, 'paragraph', namedIn(rows, 'paragraph', placeOfRow)),
  store,
};

async function stored(db: MainDb, names: readonly string[]): Promise<CommentRow[]> {
  const rows = await visibleRegulations(db, publicViewer)
    .innerJoin('provider_comment', 'regulation_id', 'regulation.id')
    .select(['slug', 'reg_text_id', 'path', 'comment_type', 'date', 'language', 'text', 'translations'])
    .where('slug', '=', sql<string>`any(${names}::text[])`)
    .execute();
  return rows.map((row) => ({
    slug: row.slug ?? '',
    paragraph: joinParagraphId(row.reg_text_id, row.path),
    type: wordOfType(row.comment_type) as CommentRow['type'],
    date: row.date,
    language: row.language,
    words: Object.fromEntries(
      Object.entries({ ...row.translations, [row.language]: row.text }).map(([code, text]) => [
        code,
        { text },
      ]),
    ),
  }));
}

async function store(trx: MainDb, values: readonly CommentRow[]): Promise<{ samples: number }> {
  const placed = values.map((value) => ({ value, ...splitParagraphId(value.paragraph) }));
  const ids = await regulationIds(
    trx,
    placed.map(({ regTextId }) => regTextId),
  );
  for (const { value, regTextId, path } of placed) {
    const { [value.language]: own, ...others } = value.words;
    const row = {
      slug: value.slug,
      regulation_id: ids.get(regTextId) as number,
      path,
      date: value.date,
      comment_type: commentTypes.find(({ type }) => type === value.type)?.id ?? 1,
      language: value.language,
      text: own?.text ?? '',
      translations: JSON.stringify(textsOf(others)),
    };
    await trx
      .insertInto('provider_comment')
      .values(row)
      .onConflict((conflict) => conflict.column('slug').doUpdateSet(row))
      .execute();
  }
  return { samples: 0 };
}

const textsOf = (words: CommentRow['words']): Cells =>
  Object.fromEntries(
    Object.entries(words).flatMap(([code, word]) => (word === undefined ? [] : [[code, word.text]])),
  );
