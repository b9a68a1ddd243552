import type { LanguageCode } from '../contract/languages.ts';
import { labelOf } from './label.ts';
import { parsePath } from './paragraph-id.ts';
import { type ParagraphPath, sectionSegments, withoutOrdinal } from './paragraph-path.ts';
import { wordFor } from './path-words.ts';

/** The type of each position of a path, from the article inwards. */
export type Naming = readonly string[];

export const namings = {
  act: ['ARTICLE', 'PARAGRAPH', 'LETTER', 'NUMBER', 'DASH', 'DASH'],
  circular: ['MARGIN_NUMBER', 'LETTER', 'NUMBER', 'DASH', 'DASH'],
  eu: ['ARTICLE', 'PARAGRAPH', 'LETTER', 'NUMBER', 'DASH', 'DASH'],
  paged: ['PageBasedIn2'],
  contents: ['TOCBased'],
} as const satisfies Record<string, Naming>;
export type NamingFamily = keyof typeof namings;

type Piece = { type: string; value: string };

/** The name by which lawyers cite a place, in the style of the language: "Art. 5a Abs. 2 Bst. b". */
export function displayName(path: string, language: LanguageCode, naming: Naming): string {
  return piecesOf(parsePath(path), naming)
    .map(({ type, value }) => [wordFor(type, language), value.replaceAll('-', '–')].filter(Boolean).join(' '))
    .join(comma(language));
}

/** The display name with the short name of the regulation: "Art. 5a Abs. 2 Bst. b BankG". */
export function citation(path: string, language: LanguageCode, naming: Naming, shortName: string): string {
  return withShortName(displayName(path, language, naming), language, shortName);
}

/** A display name that is known already, with the short name of its regulation. */
export function withShortName(name: string, language: LanguageCode, shortName: string): string {
  return name + comma(language) + shortName;
}

const comma = (language: LanguageCode) => (language === 'FR' ? ', ' : ' ');

function piecesOf(path: ParagraphPath, naming: Naming): Piece[] {
  if (path.form === 'page') {
    return [
      { type: 'PageBasedIn2', value: String(path.page) },
      { type: path.half === 'top' ? 'TOP_PREFIX' : 'BOTTOM_PREFIX', value: '' },
    ];
  }
  if (naming[0] === 'PageBasedIn2') throw new Error('Invalid PageBasedIn2 format in regArt');
  if (path.form === 'contents') {
    const [chapter = 0, ...sections] = path.parts;
    const inChapter = sections[0] === 0 ? [] : [{ type: 'SECTION', value: sections.join('.') }];
    return [{ type: 'TOCBased', value: String(chapter) }, ...inChapter];
  }
  return structurePieces(path, naming);
}

function structurePieces(path: ParagraphPath & { form: 'structure' }, naming: Naming): Piece[] {
  const pieces = path.section === undefined ? [] : sectionSegments(path.section).map(sectionPiece);
  let position = path.article ? 0 : 1;
  for (const part of path.article ? [path.article, ...path.subs] : path.subs) {
    const label = withoutOrdinal(part);
    const group = label.startsWith('+') ? groupOf(label.slice(1)) : undefined;
    if (group?.piece) pieces.push(group.piece);
    position = Math.max(position, group?.atLeast ?? 0);
    if (group && !group.takesPosition) continue;
    const type = naming[position];
    position += 1;
    if (type === undefined) throw new Error(`Naming is not defined for position #${position}`);
    if (!group?.piece) pieces.push(...labelledPiece(type, group ? (group.label ?? '_') : label));
  }
  return pieces;
}

/** What only its place identifies (an unnumbered paragraph, an item without a mark) has no name. */
function labelledPiece(type: string, label: string): Piece[] {
  if (/^(?:_|tab|u\d+)$/.test(label)) return [];
  if (label.startsWith('-')) return [{ type: 'DASH', value: label.slice(1) }];
  const isItem = type === 'LETTER' || type === 'NUMBER' || type === 'DASH';
  return [{ type: isItem ? (/^\d/.test(label) ? 'NUMBER' : 'LETTER') : type, value: label }];
}

type Group = { atLeast?: number; takesPosition?: boolean; label?: string | undefined; piece?: Piece };

const leastPosition: Record<string, number> = { art: 0, para: 1, lbl: 2, bull: 2 };

/** A segment kept whole: an item that skips positions, or a group that has none. */
function groupOf(segment: string): Group {
  const dash = /^lbl__(?:_d(\d+))?$/.exec(segment);
  if (dash) return { atLeast: 2, takesPosition: true, piece: { type: 'DASH', value: dash[1] ?? '1' } };
  const word = segment.split('_', 1)[0] ?? '';
  if (Object.hasOwn(leastPosition, word)) {
    return { atLeast: leastPosition[word] ?? 0, takesPosition: true, label: labelOf(segment) };
  }
  if (word === 'list') return { atLeast: 2 };
  if (word === 'listintro') return {};
  const piece = sectionPiece(segment);
  // Transitional provisions number their subdivisions: "Art. 196 Ziff. 2 Abs. 1".
  return { piece: word === 'subdiv' ? { type: 'NUMBER', value: piece.value || '1' } : piece };
}

const sectionTypes: Record<string, string> = {
  tit: 'TITLE',
  chap: 'CHAPTER',
  subchap: 'SUBCHAPTER',
  sec: 'SECTION',
  subsec: 'SUBSECTION',
  lvl: 'LEVEL',
  subdiv: 'SUBDIVISION',
  disp: 'FINAL_PROVISIONS',
  proviso: 'FINAL_PROVISIONS',
  preface: 'INTRODUCTION',
  rct: 'WHEREAS',
};
const ONE_OF_A_KIND = /^(?:FINAL_PROVISIONS|PREAMBLE|INTRODUCTION|CONCLUSIONS)$/;

function sectionPiece(segment: string): Piece {
  const word = segment.split('_', 1)[0] ?? '';
  const type = (Object.hasOwn(sectionTypes, word) ? sectionTypes[word] : undefined) ?? word.toUpperCase();
  const label = labelOf(segment) ?? '';
  const number = label.replace(/^u(?=\d)/, '');
  const isGenerated = /^d\d+e\d+$/.test(label);
  const isOnly = number === '1' && (ONE_OF_A_KIND.test(type) || (label === 'u1' && type !== 'LEVEL'));
  return { type, value: isGenerated || isOnly ? '' : number };
}
