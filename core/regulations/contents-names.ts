import type { LanguageCode } from '../contract/languages.ts';
import { articleKinds, type TocEntry, type UnitKind } from '../contract/main/regulation-text.ts';
import { displayName, namings } from '../law/display-name.ts';
import { PathError, sectionOf, sectionSegments } from '../law/paragraph-id.ts';
import { capital } from '../lib/capital.ts';

type Named = { id: string; kind: UnitKind; range?: TocEntry['range']; num?: string | undefined };

/** Kinds that German counts with an ordinal number: "1. Kapitel". */
const counted: readonly UnitKind[] = [
  'book',
  'part',
  'title',
  'chapter',
  'subchapter',
  'section',
  'subsection',
];

/** Whether articles and the like are meant, which are cited by their number alone. */
export const isCitedAlone = (kind: UnitKind): boolean => (articleKinds as readonly string[]).includes(kind);

/**
 * The number of an entry of the contents with its kind, in the language of the text: "Art. 37b", "1. Kapitel",
 * "Anhang 2". Empty where it has none.
 */
export function contentsLabel(entry: Named, language: LanguageCode): string {
  const { id, kind, num = '' } = entry;
  try {
    if (isCitedAlone(kind)) return articleLabel(entry, language);
    if (kind === 'annex') return capital(displayName(id, language, namings.act));
    if (counted.includes(kind)) return countedLabel(id, language, withoutEnd(num));
    if (kind === 'level' && /^[\d.]+$/.test(num.trim())) return levelLabel(id, language, withoutEnd(num));
  } catch (error) {
    // A path without a name has the number of the source.
    if (!(error instanceof PathError)) throw error;
  }
  return withoutEnd(num);
}

const withoutEnd = (num: string) => num.trim().replace(/\s*[:.]*$/, '');
const hasWord = /\p{L}{3}/u;

/**
 * The number of a heading in the words of the source ("Capo primo", "Chapitre VI"), where it spells a number out
 * in German as a figure; a bare number gets the word of its kind. Of a nested heading only its own part, since the
 * tree displays those around it.
 */
function countedLabel(id: string, language: LanguageCode, num: string): string {
  const segment = sectionSegments(withoutBraces(id)).at(-1) ?? '';
  const name = displayName(`{${sectionOf([segment])}}`, language, namings.act);
  const [, word = name, number] = /^(.+?) (\S+)$/.exec(name) ?? [];
  const isOwnWord = num.includes(word);
  if (hasWord.test(num) && !(language === 'DE' && isOwnWord)) return num;
  if (number === undefined) return num;
  return language === 'DE' ? `${number}. ${word}` : capital(name);
}

/** The number of a heading inside an annex: "Ziff. 2.3". */
function levelLabel(id: string, language: LanguageCode, num: string): string {
  const [, own] = /(\S+ [\d.]+)$/.exec(displayName(id, language, namings.act)) ?? [];
  return id.startsWith('{annex') && own?.endsWith(` ${num}`) ? own : num;
}

const withoutBraces = (id: string) => /^\{([^}]*)\}/.exec(id)?.[1] ?? '';
/** The path of an article inside final provisions without their path. */
const bare = (id: string) => id.replace(/^\{[^}]*\}/, '').replace(/![2-9]\d*$/, '');

function articleLabel({ id, kind, range }: Named, language: LanguageCode): string {
  const path = kind === 'recital' ? id : bare(range?.first ?? id);
  const first = displayName(path, language, kind === 'marginNumber' ? namings.circular : namings.act);
  return capital(range ? `${first}–${bare(range.last)}` : first);
}

/** From the first to the last of articles: "Art. 33–37g". */
export function labelRange(first: string, last: string): string {
  const start = first.split('–')[0] ?? '';
  const end = (last.split('–').at(-1) ?? '').replace(/^.* /, '');
  return start.endsWith(` ${end}`) || start === end ? start : `${start}–${end}`;
}
