import type { Division, Inline, Part, Unit } from '../contract/main/regulation-text.ts';
import { plainText } from './inline-text.ts';

/** A passage for the clipboard, for applications that take formatted text and for those that do not. */
export type CopiedText = { plain: string; html: string };

type Copied = {
  unit: Pick<Unit, 'id' | 'num' | 'heading' | 'parts'>;
  /** Path of the unit, or of a paragraph, letter or number in it. */
  path: string;
  citation: string;
  /** Address of the cited place. */
  link: string;
};

/** A line of a passage: its number, and how deep it is nested in the passage. */
type Line = { depth: number; num: string; words: string; html: string };

/** The heading and the lines of a place without its notes. */
function passageOf({ unit, path }: Pick<Copied, 'unit' | 'path'>) {
  const division = divisionAt(unit.parts, path);
  const heading = division ? '' : oneLine(plainText(unit.heading ?? []));
  const lines = linesOf(division ? [division] : unit.parts);
  const plain = [
    ...(heading === '' ? [] : [heading]),
    ...lines.map(({ depth, num, words }) => '    '.repeat(depth) + [num, words].filter(Boolean).join(' ')),
  ];
  return { heading, lines, plain };
}

/** The words of a place without its notes, line by line. */
export const passageLines = (passage: Pick<Copied, 'unit' | 'path'>): string[] => passageOf(passage).plain;

/** The words of a place without its notes, headed by their citation and followed by its link. */
export function copiedText({ citation, link, ...passage }: Copied): CopiedText {
  const { heading, lines, plain: words } = passageOf(passage);
  const plain = [citation, ...words, link];
  const html = [
    `<p><a href="${escaped(link)}">${escaped(citation)}</a></p>`,
    ...(heading === '' ? [] : [`<p><b>${escaped(heading)}</b></p>`]),
    ...lines.map(({ depth, num, html: words }) => {
      // Indented by elements: strict policies of pages refuse styles, also those that are only copied.
      const line = `<p>${[escaped(num), words].filter(Boolean).join(' ')}</p>`;
      return '<dl><dd>'.repeat(depth) + line + '</dd></dl>'.repeat(depth);
    }),
  ];
  return { plain: plain.join('\n'), html: html.join('\n') };
}

function divisionAt(parts: readonly Part[], path: string): Division | undefined {
  for (const part of parts) {
    if (part.part === 'text') continue;
    if (part.part === 'division' && part.id === path) return part;
    const inner = part.part === 'table' ? part.rows.flat().flatMap((cell) => cell.parts) : part.parts;
    const division = divisionAt(inner, path);
    if (division) return division;
  }
  return undefined;
}

function linesOf(parts: readonly Part[], depth = 0): Line[] {
  return parts.flatMap((part): Line[] => {
    if (part.part === 'text') return textLine(part.content, depth);
    if (part.part === 'quote') return linesOf(part.parts, depth + 1);
    if (part.part === 'table') return part.rows.flatMap((row) => rowLine(row, depth));
    const num = oneLine(plainText(part.num ?? []));
    const inner = [
      ...textLine(part.heading ?? [], depth),
      ...part.parts.flatMap((inside) => linesOf([inside], inside.part === 'division' ? depth + 1 : depth)),
    ];
    const [first, ...rest] = inner;
    // The number stands before the first words of its division, not indented further than the division itself.
    return first ? [{ ...first, depth, num: [num, first.num].filter(Boolean).join(' ') }, ...rest] : [];
  });
}

function textLine(content: readonly Inline[], depth: number): Line[] {
  const words = oneLine(plainText(content));
  return words === '' ? [] : [{ depth, num: '', words, html: htmlOf(content).trim() }];
}

/** A row of a table as one line with tabs, which tables of other applications take as cells. */
function rowLine(row: readonly { parts: Part[] }[], depth: number): Line[] {
  const cells = row.map((cell) =>
    linesOf(cell.parts)
      .map(({ num, words }) => `${num} ${words}`.trim())
      .join(' '),
  );
  const words = cells.join('\t');
  return words.trim() === '' ? [] : [{ depth, num: '', words, html: cells.map(escaped).join(' | ') }];
}

const oneLine = (text: string) =>
  text.replaceAll(/\s+/gu, (space) => (space === '\u00a0' ? space : ' ')).trim();

/** The emphasis of the text; links of the source and notes stay behind. */
function htmlOf(content: readonly Inline[]): string {
  return content
    .map((inline) => {
      if (typeof inline === 'string') return escaped(inline);
      if ('br' in inline) return '<br>';
      if (!('content' in inline)) return '';
      const inner = htmlOf(inline.content);
      return 'mark' in inline ? `<${inline.mark}>${inner}</${inline.mark}>` : inner;
    })
    .join('');
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign);
