import type { PdfElement } from '#core/contract/main/pdf-structure.ts';
import type { Inline, Unit, UnitKind } from '#core/contract/main/regulation-text.ts';
import { plainInline } from '../../lib/plain-inline.ts';
import { type Paths, tokenOf } from './paths.ts';

type Container = { path: string; segment: string; depth: number; level: number };
type Opened = Pick<Unit, 'parent' | 'depth' | 'kind'> & { path: string };

const words: readonly (readonly [RegExp, UnitKind, string])[] = [
  [/^(?:anhang|annexe?|allegato|anlage|appendix)\b/i, 'annex', 'annex'],
  [
    /^(?:schlussbestimmung|übergangsbestimmung|dispositions? (?:finales?|transitoires?)|disposizioni? (?:finali?|transitori)|final provisions)/i,
    'proviso',
    'disp',
  ],
  [/\b(?:buch|livre|libro|book)\b/i, 'book', 'book'],
  [/\b(?:teil|partie|parte|part)\b/i, 'part', 'part'],
  [/\b(?:titel|titre|titolo|title)\b/i, 'title', 'tit'],
  [/\b(?:kapitel|chapitre|capitolo|chapter)\b/i, 'chapter', 'chap'],
  [/\b(?:unterabschnitt|sous-section|sottosezione|subsection)\b/i, 'subsection', 'subsec'],
  [/\b(?:abschnitt|section|sezione)\b/i, 'section', 'sec'],
];
const number = '(\\d{1,3}[a-z]{0,4}|[IVXLC]{1,7}|[A-Z]|[a-z])';
const before = new RegExp(`^${number}\\s?[.)°:]?\\s`, 'u');
const after = new RegExp(`^\\p{L}+\\s+${number}\\b`, 'u');
const decimal = /^(\d{1,2}(?:\.\d{1,2})+)\.?\s/;

/** The headings around a place. Their identifiers are those of Akoma Ntoso: `chap_2`, `lvl_A`. */
export function createContainers() {
  let stack: Container[] = [];
  const positions = new Map<string, number>();
  const segmentOf = (text: string, parent: string): { kind: UnitKind; segment: string } => {
    const [head = ''] = text.split(/[:–—]/, 1);
    const [, kind, word] = words.find(([pattern]) => pattern.test(head)) ?? [
      undefined,
      'level' as const,
      'lvl',
    ];
    const printed = (word === 'lvl' || before.test(text) ? before.exec(text) : after.exec(text))?.[1];
    const token =
      decimal.exec(text)?.[1]?.replaceAll('.', '_') ?? (printed === undefined ? undefined : tokenOf(printed));
    if (token !== undefined) return { kind, segment: `${word}_${token}` };
    const key = `${parent} ${word}`;
    const position = (positions.get(key) ?? 0) + 1;
    positions.set(key, position);
    return { kind, segment: `${word}_u${position}` };
  };
  return {
    current: (): { path: string; depth: number } | undefined => stack.at(-1),
    open: ({ level = 1 }: PdfElement, content: readonly Inline[], paths: Paths): Opened => {
      stack = stack.filter((outer) => outer.level < level);
      const around = stack.at(-1);
      const { kind, segment } = segmentOf(plainInline(content), around?.path ?? '');
      // Annexes and final provisions stand beside the containers of the text.
      const isApart = kind === 'annex' || kind === 'proviso';
      if (isApart) stack = [];
      const outer = stack.at(-1);
      const path = paths.ofContainer([...stack.map((one) => one.segment), segment]);
      const depth = stack.length;
      stack.push({ path, segment, depth, level: isApart ? Math.min(level, 1) : level });
      return { path, kind, depth, ...(outer === undefined ? {} : { parent: outer.path }) };
    },
  };
}
