import type { LanguageCode } from '#core/contract/languages.ts';
import type { Behind } from '#core/contract/main/behind.ts';
import type { Version } from '#core/contract/main/regulations.ts';
import { articlePath } from '#core/law/paragraph-id.ts';
import { versionInLanguage } from '#core/law/text-in-force.ts';
import { behindMark } from '../data/behind.ts';
import { type ComparedTexts, changedPlaces, comparedTexts } from '../data/changed-since.ts';
import type { MainDb } from '../data/open-main.ts';
import { missingLanguage, type Regulation, type TextRow, textOf } from './find-text.ts';

/** The text of a language; an older one with what is said of it. */
export type Column = {
  language: LanguageCode;
  text: TextRow;
  behind?: { mark: Behind; compared: ComparedTexts | undefined };
};

/** The requested languages that have a text on the day; throws if there are fewer than two. */
export function columnsOf(
  regulation: Regulation,
  current: Version,
  requested: readonly LanguageCode[],
): Column[] {
  const { versions, texts, row } = regulation;
  const columns = requested.flatMap((language): Column[] => {
    const version = versionInLanguage(versions, current, language);
    const text = version && textOf(regulation, version, language);
    if (version === undefined || text === undefined) return [];
    if (version === current) return [{ language, text }];
    const { sample, source_key: sourceKey } = row;
    const mark = behindMark({ language, sample, sourceKey, textDate: version.versionDate }, current);
    return [{ language, text, behind: { mark, compared: comparedTexts(texts, version, current) } }];
  });
  if (columns.length < 2) throw missingLanguage(regulation, current);
  return columns;
}

export function behindOf(columns: readonly Column[]): { behind?: (Behind | null)[] } {
  if (columns.every(({ behind }) => behind === undefined)) return {};
  return { behind: columns.map(({ behind }) => behind?.mark ?? null) };
}

/** For each unit the places of older texts that read differently in the version of the day. */
export async function outdatedPlaces(
  db: MainDb,
  columns: readonly Column[],
  ids: readonly string[],
): Promise<Map<string, { path: string; languages: LanguageCode[] }[]>> {
  const byPath = new Map<string, LanguageCode[]>();
  for (const { language, behind } of columns) {
    const { changed } = behind?.compared ? await changedPlaces(db, behind.compared) : { changed: [] };
    for (const path of changed) byPath.set(path, [...(byPath.get(path) ?? []), language]);
  }
  const inWindow = new Set(ids);
  const places = [...byPath].map(([path, languages]) => ({ path, languages }));
  return Map.groupBy(
    places.filter(({ path }) => inWindow.has(articlePath(path))),
    ({ path }) => articlePath(path),
  );
}
