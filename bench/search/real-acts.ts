import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { articleKinds } from '#core/contract/main/regulation-text.ts';
import { readAkn } from '#server/import/akn/read-akn.ts';
import { type Provision, unitProvisions } from '#server/import/provisions.ts';
import type { ImportedText } from '#server/import/regulation.ts';
import { asOf } from './labelled.ts';
import { dataFolder } from './real-paragraphs.ts';

/** All versions of the real acts beside the project; empty if there are none. */
export function realActs(data = dataFolder): ImportedText[] {
  return ['fedlex-akn', 'reconstructed-akn'].flatMap((folder) => {
    const from = path.join(data, folder);
    if (!existsSync(from)) return [];
    const files = readdirSync(from).filter((file) => file.endsWith('.xml'));
    return files.sort().map((file) => readAkn(readFileSync(path.join(from, file), 'utf8'), file));
  });
}

/** The version of each document in force on the day, in every language of that version. */
export function inForce(acts: readonly ImportedText[], day = asOf): ImportedText[] {
  const current = new Map<string, string>();
  for (const { sourceKey, versionDate } of acts)
    if (versionDate <= day && versionDate > (current.get(sourceKey) ?? ''))
      current.set(sourceKey, versionDate);
  return acts.filter(({ sourceKey, versionDate }) => current.get(sourceKey) === versionDate);
}

/**
 * The newest text of each document in each language that applied on the day, though another language may have a
 * newer version.
 */
export function newestTexts(acts: readonly ImportedText[], day = asOf): ImportedText[] {
  const newest = new Map<string, ImportedText>();
  for (const act of acts) {
    const key = `${act.sourceKey} ${act.language}`;
    if (act.versionDate <= day && act.versionDate > (newest.get(key)?.versionDate ?? ''))
      newest.set(key, act);
  }
  return [...newest.values()];
}

/** An article or similar unit, which a baseline indexes as one document. */
export type Article = { place: string; name: string; number: string; heading: string; text: string };

const articles: ReadonlySet<string> = new Set(articleKinds);

/** Leaves out the preface, which is the title page, and containers, which are only headings. */
function isRead({ kind, numText, headingText, plainText }: Provision): boolean {
  if (articles.has(kind)) return true;
  return kind !== 'preface' && plainText !== `${numText} ${headingText}`.trim();
}

/** The searchable units of a text: its articles and every other unit with text of its own. */
export function articlesOf(text: ImportedText): Article[] {
  const { sourceKey, sourceNumber, names, language, provisions } = text;
  const name = `${names[language]?.short ?? ''} ${sourceNumber}`.trim();
  return unitProvisions(provisions)
    .filter(isRead)
    .map(({ path: at, numText, headingText, plainText }) => ({
      place: `${sourceKey}~${at}`,
      name,
      number: numText,
      heading: headingText,
      text: plainText,
    }));
}
