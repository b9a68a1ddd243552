import type { LanguageCode } from '#core/contract/languages.ts';
import type { PlaceBehind } from '#core/contract/main/behind.ts';
import type { RegulationDocument } from '#core/contract/main/reading.ts';
import type { IncomingReference, ReferencePreview } from '#core/contract/main/references.ts';
import { articleKinds, type Unit } from '#core/contract/main/regulation-text.ts';
import type { Version } from '#core/contract/main/regulations.ts';
import { withShortName } from '#core/law/display-name.ts';
import { joinParagraphId } from '#core/law/paragraph-id.ts';
import type { Citables } from '#core/law/references/citables.ts';
import { versionInLanguage } from '#core/law/text-in-force.ts';
import { placesBehind } from '../data/behind.ts';
import { comparedTexts, haveChanged } from '../data/changed-since.ts';
import type { MainDb } from '../data/open-main.ts';
import { requirePath, splitId } from '../data/provisions.ts';
import { swissDay } from '../data/versions.ts';
import { viewerBeside } from '../data/visible-texts.ts';
import { placeName } from '../lib/place-name.ts';
import { plainInline } from '../lib/plain-inline.ts';
import { sampleMarkOf } from '../lib/sample-mark.ts';
import { beginningOf, pieceAt } from '../references/beginning.ts';
import { type Citing, citingQuery, isIndexed } from '../references/incoming.ts';
import { indexingViewer, type References } from '../references/references.ts';
import { type MainHandlers, seenBy } from './authentication.ts';
import { describeDocument, documentName } from './documents.ts';
import {
  type AtDate,
  findRegulation,
  findVersion,
  type MainData,
  type Regulation,
  type TextRow,
  textOf,
  type ViewedData,
} from './find-text.ts';

type Calls = 'referencePreview' | 'incomingReferences';
type Data = ViewedData & { references: References };

/** The targets of citations, and the citations of a place. */
export function referenceHandlers(all: MainData & { references: References }): Pick<MainHandlers, Calls> {
  return {
    referencePreview: ({ params, query, caller }) => preview(seenBy(all, caller), params.target, query),
    incomingReferences: async ({ params, query: { from, count, ...at }, caller }) => {
      const requested = seenBy(all, caller);
      const target = await findTarget(requested, params.target, at);
      const data = { ...requested, viewer: viewerBeside(caller.viewer, target.regulation.row) };
      const { citing, isComplete, citables, citingAt } = await citingOf(data, target, at);
      // Determined before counting, since citations that are indexed after the count are missing from it.
      const complete = await isComplete();
      const { total, documents } = await citing.count();
      const items = await citing.page(from, count);
      const behind = await placesBehind(data.read, citingAt, items);
      return { total, documents, complete, items: named(citables, items, behind, at.language) };
    },
  };
}

/** Finds the target in the text that answers in the language on the day, or else in another language of that day. */
async function findTarget(data: Data, target: string, at: AtDate) {
  const { regTextId, path } = target.includes('~')
    ? splitId(target, 'target')
    : { regTextId: target, path: undefined };
  const regulation = await findRegulation(data, regTextId);
  const current = findVersion(regulation, at.versionDate);
  const version = versionInLanguage(regulation.versions, current, at.language) ?? current;
  const text = anyTextOf(regulation, version, at.language);
  const provision = path === undefined ? undefined : await requirePath(data.read, text.id, target, 'target');
  return { regTextId, regulation, current, version, text, provision };
}
type Target = Awaited<ReturnType<typeof findTarget>>;

async function citingOf(
  { read, now, references, viewer }: Data,
  { regTextId, provision, regulation }: Target,
  at: AtDate,
) {
  references.keepUp();
  const known = await references.loaded(viewer);
  const citingAt = { day: at.versionDate ?? swissDay(now()), language: at.language, viewer };
  const contexts = async () => {
    const owners = [null, viewer.organisation ?? null];
    const loaded = owners.map(
      async (owner) => [owner, await references.loaded(indexingViewer(owner))] as const,
    );
    return new Map(await Promise.all(loaded));
  };
  return {
    citingAt,
    citables: known.citables,
    citing: await citingQuery(
      read,
      known,
      { regTextId, path: provision && citedPath(provision.path), sample: regulation.row.sample },
      citingAt,
    ),
    isComplete: async () => references.isKnownIndexed(known) || isIndexed(read, await contexts(), citingAt),
  };
}

/** The only paragraph of an article, which has no number, is cited as the article. */
const citedPath = (path: string) => path.replace(/\^_$/, '');

function named(
  citables: Citables,
  citing: readonly Citing[],
  behind: readonly (PlaceBehind | undefined)[],
  language: LanguageCode,
): IncomingReference[] {
  return citing.map(({ regTextId, names, sourceNumber, path, sample, snippet, start, end }, at) => ({
    completeParagraphID: joinParagraphId(regTextId, path),
    regTextId,
    documentName: documentName(names, language, sourceNumber),
    name: placeName(path, language, citables.namingOf(regTextId) ?? 'act'),
    ...sampleMarkOf(sample),
    snippet,
    start,
    end,
    ...(behind[at] === undefined ? {} : { behind: behind[at] }),
  }));
}

async function preview(data: Data, target: string, at: AtDate): Promise<ReferencePreview> {
  const meant = await findTarget(data, target, at);
  const { regTextId, regulation, current, version, text, provision } = meant;
  const document = describeDocument(regulation, current, at.language);
  const common = {
    target,
    regTextId,
    documentName: document.displayName,
    language: text.language,
    versionDate: version.versionDate,
    status: current.status,
    ...(await behindAt(data.read, meant, document)),
    citedBy: await citedBy({ ...data, viewer: viewerBeside(data.viewer, regulation.row) }, meant, at),
    ...sampleMarkOf(regulation.row.sample),
  };
  if (provision === undefined) {
    const unit = await firstArticle(data.read, text.id);
    return {
      ...common,
      name: document.displayName,
      heading: document.longName,
      repealed: document.archived,
      ...beginningOf(unit?.parts ?? []),
      unchangedSince: version.versionDate,
      ...changedOn(
        regulation.versions.find(({ versionDate }) => versionDate > version.versionDate)?.versionDate,
      ),
    };
  }
  const unit = await unitOf(data.read, text.id, provision.unitOrd);
  const name = placeName(provision.path, at.language, text.naming);
  return {
    ...common,
    name: withShortName(name, at.language, document.displayName),
    heading: plainInline(unit.heading),
    repealed: unit.repealed === true,
    ...beginningOf(pieceAt(unit, provision.path)?.parts ?? []),
    ...(await changesOf(data.read, regulation, text, provision.path)),
  };
}

/** The other documents that cite the target. */
async function citedBy(data: Data, target: Target, at: AtDate): Promise<number> {
  const { citing } = await citingOf(data, target, at);
  return (await citing.count()).others;
}

/** Whether the place reads differently in the version of the day, where the text is older. */
async function behindAt(
  read: MainDb,
  { regulation, version, current, provision }: Target,
  { behind }: RegulationDocument,
): Promise<Pick<ReferencePreview, 'behind'>> {
  if (behind === undefined) return {};
  const { textDate, versionDate, languages, translation } = behind;
  const compared = provision && comparedTexts(regulation.texts, version, current);
  const [changed] = compared ? await haveChanged(read, [{ ...compared, path: provision.path }]) : [];
  return {
    behind: {
      textDate,
      versionDate,
      languages,
      ...(translation ? { translation } : {}),
      ...(changed === undefined ? {} : { changed }),
    },
  };
}

/** The text of a version in the language, else in another that it has. */
function anyTextOf(regulation: Regulation, version: Version, language: LanguageCode): TextRow {
  const { versionDate } = version;
  const other = regulation.texts.find((text) => text.version_date === versionDate);
  const text = textOf(regulation, version, language) ?? other;
  if (text === undefined) throw new RangeError(`A version without a text: ${versionDate}`);
  return text;
}

const changedOn = (date: string | undefined) => (date === undefined ? {} : { changesOn: date });

async function firstArticle(read: MainDb, textId: number): Promise<Unit | undefined> {
  const row = await read
    .selectFrom('unit')
    .select('body')
    .where('text_id', '=', textId)
    .where('kind', 'in', articleKinds)
    .orderBy('ord')
    .limit(1)
    .executeTakeFirst();
  return row?.body;
}

async function unitOf(read: MainDb, textId: number, ord: number): Promise<Unit> {
  const { body } = await read
    .selectFrom('unit')
    .select('body')
    .where('text_id', '=', textId)
    .where('ord', '=', ord)
    .executeTakeFirstOrThrow();
  return body;
}

/** The days from and until which the text of the place is unchanged, among the versions in that language. */
async function changesOf(read: MainDb, { texts }: Regulation, text: TextRow, path: string) {
  const own = texts
    .filter(({ language }) => language === text.language)
    .sort((a, b) => (a.version_date < b.version_date ? -1 : 1));
  const rows = await read
    .selectFrom('provision')
    .select(['text_id', 'hash'])
    .where('path', '=', path)
    .where(
      'text_id',
      'in',
      own.map(({ id }) => id),
    )
    .execute();
  const hashes = new Map(rows.map(({ text_id: id, hash }) => [id, hash]));
  const says = hashes.get(text.id);
  const differs = ({ id }: TextRow) => hashes.get(id) !== says;
  const before = own.filter(({ version_date: date }) => date <= text.version_date);
  const since = before[before.findLastIndex(differs) + 1] ?? text;
  const later = own.find((one) => one.version_date > text.version_date && differs(one));
  return { unchangedSince: since.version_date, ...changedOn(later?.version_date) };
}
