import type { LanguageCode } from '#core/contract/languages.ts';
import type { PlaceBehind } from '#core/contract/main/behind.ts';
import type { IncomingReference } from '#core/contract/main/references.ts';
import type { Version } from '#core/contract/main/regulations.ts';
import { joinParagraphId } from '#core/law/paragraph-id.ts';
import type { Citables } from '#core/law/references/citables.ts';
import { versionInLanguage } from '#core/law/text-in-force.ts';
import { requirePath, splitId } from '../data/provisions.ts';
import { swissDay } from '../data/versions.ts';
import { placeName } from '../lib/place-name.ts';
import { sampleMarkOf } from '../lib/sample-mark.ts';
import { type Citing, type CitingScope, citingQuery, isIndexed } from '../references/incoming.ts';
import { indexingViewer, type References } from '../references/references.ts';
import { documentName } from './documents.ts';
import {
  type AtDate,
  findRegulation,
  findVersion,
  type Regulation,
  type TextRow,
  textOf,
  type ViewedData,
} from './find-text.ts';

export type ReferenceData = ViewedData & { references: References };

/** Finds the target in the text that answers in the language on the day, or else in another language of that day. */
export async function findTarget(data: ReferenceData, target: string, at: AtDate) {
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
export type Target = Awaited<ReturnType<typeof findTarget>>;

/** The citations of a target, in the texts in force on a day in a language; `scope` narrows or widens what counts. */
export async function citingOf(
  { read, now, references, viewer }: ReferenceData,
  { regTextId, provision, regulation }: Target,
  at: AtDate,
  scope: CitingScope = {},
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
      { regTextId, path: provision && citedPath(provision.path), sample: regulation.row.sample, ...scope },
      citingAt,
    ),
    isComplete: async () => references.isKnownIndexed(known) || isIndexed(read, await contexts(), citingAt),
  };
}

/** The only paragraph of an article, which has no number, is cited as the article. */
const citedPath = (path: string) => path.replace(/\^_$/, '');

/** Citations as the contract has them. */
export function named(
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

/** The text of a version in the language, else in another that it has. */
function anyTextOf(regulation: Regulation, version: Version, language: LanguageCode): TextRow {
  const { versionDate } = version;
  const other = regulation.texts.find((text) => text.version_date === versionDate);
  const text = textOf(regulation, version, language) ?? other;
  if (text === undefined) throw new RangeError(`A version without a text: ${versionDate}`);
  return text;
}
