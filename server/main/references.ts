import type { RegulationDocument } from '#core/contract/main/reading.ts';
import type { ReferencePreview } from '#core/contract/main/references.ts';
import { articleKinds, type Unit } from '#core/contract/main/regulation-text.ts';
import { withShortName } from '#core/law/display-name.ts';
import { placesBehind } from '../data/behind.ts';
import { comparedTexts, haveChanged } from '../data/changed-since.ts';
import type { MainDb } from '../data/open-main.ts';
import { viewerBeside } from '../data/visible-texts.ts';
import { placeName } from '../lib/place-name.ts';
import { plainInline } from '../lib/plain-inline.ts';
import { sampleMarkOf } from '../lib/sample-mark.ts';
import { beginningOf, pieceAt } from '../references/beginning.ts';
import type { References } from '../references/references.ts';
import { type MainHandlers, seenBy } from './authentication.ts';
import { citingOf, findTarget, named, type ReferenceData, type Target } from './cited-target.ts';
import { describeDocument } from './documents.ts';
import type { AtDate, MainData, Regulation, TextRow } from './find-text.ts';

type Calls = 'referencePreview' | 'incomingReferences';

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

async function preview(data: ReferenceData, target: string, at: AtDate): Promise<ReferencePreview> {
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
async function citedBy(data: ReferenceData, target: Target, at: AtDate): Promise<number> {
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
