import { createHash } from 'node:crypto';
import type { Comparison, ComparisonSide } from '#core/contract/main/comparison.ts';
import type { PreviewWindow, TextPreview } from '#core/contract/main/text-preview.ts';
import { legalStatusOf, officialSourceOf } from '#core/law/legal-status.ts';
import { versionStatus } from '#core/law/version-status.ts';
import type { Comparer, SerialisedText } from '../comparison/comparer.ts';
import type { MainDb } from '../data/open-main.ts';
import type { LoadedFacts } from '../data/tables/loaded-files.ts';
import { swissDay } from '../data/versions.ts';
import { publicViewer, visibleTexts } from '../data/visible-texts.ts';
import { HttpProblem } from '../http/problem.ts';
import { checkedText } from '../loading/checked-text.ts';
import { type LoadedTextRow, missingFile } from '../loading/loaded-file-store.ts';
import { type ComparedText, isAsPublished, publishedBeside } from '../loading/publications.ts';
import { factsOfStored } from '../loading/stored-facts.ts';
import { longestCompared } from './comparison.ts';
import { unitBodiesOf } from './comparison-side.ts';
import { documentName } from './documents.ts';
import { titleOf } from './loaded-report.ts';
import { type createPreviewTexts, preparedText, windowOf } from './text-preview.ts';

type Data = { db: MainDb; now: () => Date };
/** One side: what it says of itself, and its units. */
type Side = { facts: LoadedFacts; regTextId: string; text: () => Promise<SerialisedText> };

const notComparable = () =>
  new HttpProblem(409, 'NOTHING_TO_COMPARE', 'the text is not compared with another version');
const baseChanged = () =>
  new HttpProblem(409, 'BASE_CHANGED', 'the version that it was compared with is not there any more');

/** Compares a text that was checked, or published, with the version that it is compared with. */
export async function compareLoaded(
  data: Data,
  { compare }: Pick<Comparer, 'compare'>,
  { fileId, number, requester }: { fileId: string; number: number; requester: string },
): Promise<Comparison> {
  const row = await textRow(data.db, fileId, number);
  if (row === undefined) throw new HttpProblem(404, 'TEXT_NOT_FOUND', 'the file has no such text');
  const { before, after } = (await publishedSides(data, row)) ?? {
    after: loadedSide(data.db, row),
    before: await baseOf(data, row),
  };
  if (before === undefined || after === undefined) throw notComparable();
  const { language } = after.facts;
  const json = await compare(requester, async () => ({
    before: await before.text(),
    after: await after.text(),
    language,
    beforeRoot: undefined,
    afterRoot: undefined,
  }));
  const today = swissDay(data.now());
  const regTextId = after.regTextId || before.regTextId;
  const [earlier, later] = [before.facts.versionDate, after.facts.versionDate];
  return {
    before: headOf({ ...before, regTextId }, today, earlier < later ? later : undefined),
    after: headOf({ ...after, regTextId }, today),
    apart: false,
    ...(JSON.parse(json) as Pick<Comparison, 'rows' | 'units' | 'summary' | 'unrelated'>),
  };
}

/** A window of a text that was checked, as it would be read. `prepared` keeps texts while they are read. */
export async function windowOfLoaded(
  db: MainDb,
  prepared: ReturnType<typeof createPreviewTexts>,
  { fileId, number, window }: { fileId: string; number: number; window: PreviewWindow },
): Promise<TextPreview> {
  const { at } = await db
    .selectFrom('loaded_file')
    .select('checked_at as at')
    .where('id', '=', fileId)
    .executeTakeFirstOrThrow(missingFile);
  if (at === null) throw new HttpProblem(409, 'FILE_NOT_CHECKED', 'the file was not checked yet');
  const row = await textRow(db, fileId, number);
  if (row === undefined) throw new HttpProblem(404, 'TEXT_NOT_FOUND', 'the file has no such text');
  const { facts } = row;
  const notStored = () => new HttpProblem(409, 'TEXT_NOT_KEPT', 'the text is kept until it is published');
  if (facts === null) throw notStored();
  const version = String(at.getTime());
  const text = await prepared(`${fileId} ${number} ${version}`, async () => {
    const read = await checkedText(db, fileId, number);
    if (read === undefined) throw notStored();
    const { language, versionDate } = facts;
    return preparedText({ title: titleOf(facts), language, versionDate, version }, read.units);
  });
  return windowOf(text, window);
}

const hashOfBodies = (bodies: readonly string[]) => {
  const hash = createHash('sha256');
  for (const body of bodies) hash.update(body).update('\n');
  return hash.digest('hex');
};

type ComparedRow = Pick<
  LoadedTextRow,
  'file_id' | 'number' | 'facts' | 'base_text' | 'base_number' | 'name' | 'published' | 'outcome'
>;

const textRow = (db: MainDb, fileId: string, number: number): Promise<ComparedRow | undefined> =>
  db
    .selectFrom('loaded_text')
    .select(['file_id', 'number', 'name', 'outcome', 'published', 'facts', 'base_text', 'base_number'])
    .where('file_id', '=', fileId)
    .where('number', '=', number)
    .executeTakeFirst();

function loadedSide(db: MainDb, { file_id, number, facts }: ComparedRow): Side | undefined {
  if (facts === null) return undefined;
  const text = async () => {
    const read = await checkedText(db, file_id, number);
    if (read === undefined) throw notComparable();
    return serialised(read.units);
  };
  return { facts, regTextId: '', text };
}

function serialised(units: readonly unknown[]): SerialisedText {
  const bodies = units.map((unit) => JSON.stringify(unit));
  // With its marks, a text is several times as long as its words.
  if (bodies.reduce((sum, { length }) => sum + length, 0) > 5 * longestCompared)
    throw new HttpProblem(413, 'COMPARISON_TOO_LARGE', 'the text is too large to be compared');
  // By its content: once it is read again, it may be another text under the same number.
  return { key: `loaded ${hashOfBodies(bodies)}`, bodies };
}

const sideOf = ({ facts, units }: ComparedText): Side => ({
  facts,
  regTextId: '',
  text: async () => serialised(units),
});

/** Both sides as they were published, where nothing of the text waits for that any more. */
async function publishedSides(
  data: Data,
  { file_id, name, ...row }: ComparedRow,
): Promise<{ before: Side; after: Side } | undefined> {
  if (!isAsPublished(row)) return undefined;
  const both = await publishedBeside(data.db, file_id, name);
  if (both === undefined) return undefined;
  const { after, before } = both;
  return {
    after: sideOf(after),
    before: 'stored' in before ? await storedSide(data, before.stored) : sideOf(before),
  };
}

async function baseOf(data: Data, row: ComparedRow): Promise<Side | undefined> {
  if (row.base_number !== null) {
    const other = await textRow(data.db, row.file_id, row.base_number);
    return other && loadedSide(data.db, other);
  }
  return row.base_text === null ? undefined : storedSide(data, row.base_text);
}

async function storedSide(data: Data, textId: number): Promise<Side> {
  const stored = await visibleTexts(data.db, publicViewer)
    .selectAll('text')
    .select(['owner', 'sample', 'reg_text_id', 'source_key', 'source_number'])
    .where('text.id', '=', textId)
    .executeTakeFirst();
  if (stored === undefined) throw baseChanged();
  return {
    facts: factsOfStored(stored),
    regTextId: stored.reg_text_id,
    text: async () => ({
      key: `${stored.language} ${stored.content_hash}`,
      bodies: await unitBodiesOf({ read: data.db, now: data.now }, stored, longestCompared),
    }),
  };
}

function headOf(
  { facts, regTextId }: Pick<Side, 'facts' | 'regTextId'>,
  today: string,
  nextDate?: string,
): ComparisonSide {
  const { names, language, sourceNumber, versionDate, sourcePage } = facts;
  return {
    regTextId,
    displayName: documentName(names, language, sourceNumber),
    title: titleOf(facts),
    sourceNumber,
    language,
    versionDate,
    status: versionStatus({ ...facts, nextDate }, today),
    source: officialSourceOf(facts),
    legalStatus: legalStatusOf(facts),
    ...(sourcePage === undefined ? {} : { sourcePage }),
  };
}
