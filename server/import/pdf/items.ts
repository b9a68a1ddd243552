import type { Block } from './block.ts';
import { isSentenceEnd } from './headings.ts';
import {
  countedLabel,
  dashLabel,
  follows,
  type Label,
  letterLabel,
  raisedLabel,
  romanLabel,
} from './labels.ts';
import type { Line, Typography } from './lines.ts';

/** How a number is printed; numbers of one form count on from each other. */
type Form = 'raised' | '1.' | '(1)' | 'a.' | 'i.' | '-';
type Item = {
  kind: 'paragraph' | 'recital' | 'letter' | 'number' | 'dash';
  form: Form;
  number: string;
  left: number;
  page: number;
};
type Candidate = Label & { form: Form };
export type BegunItem = Pick<Block, 'kind' | 'number' | 'level' | 'label'>;

export type Items = {
  beginArticle: () => void;
  beginMarginNumber: () => void;
  beginHeading: () => void;
  /** The item that a line begins, if it does. */
  begin: (
    line: Line,
    before: Line | undefined,
    gap: boolean | undefined,
    open: Block | undefined,
  ) => BegunItem | undefined;
  /** Takes the last item back: its line is something else. */
  undo: () => void;
  /** How deep a line without a number stands among the open items, from 1. */
  levelOfText: (line: Line) => number;
  /** Whether a line stands so far to the left that the open item ends before it. */
  endsBefore: (line: Line) => boolean;
};

/** Points by which numbers of one list may stand apart. */
const sameEdge = 9;
const whereas = /^(?:whereas|considérant|in erwägung|considerando|aus folgenden gründen)\b/i;
const conjunction = /(?:^|\s)(?:und|oder|et|ou|e|o|ed|and|or|sowie|bzw\.)$/;

/** The numbered paragraphs and items that are open at a line; numbers are believed where they count on. */
export function createItems(typography: Typography): Items {
  let stack: Item[] = [];
  let earlier: Item[] = [];
  let isInArticle = false;
  let isInRecitals = false;
  const reset = () => {
    stack = [];
  };
  return {
    beginArticle: () => {
      reset();
      isInArticle = true;
      isInRecitals = false;
    },
    // A list may go on under the next margin number.
    beginMarginNumber: () => undefined,
    beginHeading: () => {
      reset();
      isInArticle = false;
    },
    begin: (line, before, gap, open) => {
      if (before !== undefined && whereas.test(before.text) && !isInArticle) isInRecitals = true;
      for (const candidate of candidatesOf(line)) {
        const at = matching(stack, candidate, line);
        const outer = stack[at];
        if (
          outer
            ? !mayFollow(outer, line, before, gap)
            : !mayBegin(candidate, line, before, gap, open, isInArticle, stack)
        )
          continue;
        const place = outer ? at : enclosing(stack, line);
        const kind =
          outer?.kind ?? kindOf(candidate, { isInArticle, isInRecitals, isNested: place > 0, open });
        earlier = stack;
        stack = [
          ...stack.slice(0, place),
          { kind, form: candidate.form, number: candidate.number, left: line.left, page: line.page },
        ];
        const { number, length: label } = candidate;
        return { kind, label, level: stack.length, ...(number === '' ? {} : { number }) };
      }
      return undefined;
    },
    undo: () => {
      stack = earlier;
    },
    levelOfText: (line) => {
      const place = enclosing(stack, line);
      stack = stack.slice(0, place);
      return place + 1;
    },
    endsBefore: (line) => {
      const last = stack.at(-1);
      const isMeasured = last !== undefined && last.kind !== 'paragraph' && last.page === line.page;
      return isMeasured && line.left < last.left - 0.35 * typography.size;
    },
  };
}

/** What the beginning of a line may be, the likeliest first. */
function candidatesOf(line: Line): Candidate[] {
  const all: (Candidate | undefined)[] = [];
  const add = (label: Label | undefined, form: Form) => all.push(label && { ...label, form });
  add(raisedLabel(line), 'raised');
  const number = countedLabel(line);
  add(number, number?.form ?? '1.');
  add(letterLabel(line), 'a.');
  add(romanLabel(line), 'i.');
  add(dashLabel(line), '-');
  return all.filter((candidate) => candidate !== undefined);
}

/** Index of the open item after which a number comes, the innermost first; -1 if there is none. */
function matching(stack: readonly Item[], { form, number }: Candidate, line: Line): number {
  return stack.findLastIndex((item) => {
    if (item.form !== form) return false;
    const isAtEdge =
      item.page !== line.page || Math.abs(item.left - line.left) < sameEdge || form === 'raised';
    if (form === '-') return isAtEdge;
    return (
      isAtEdge &&
      (form === 'i.' ? romanOf(number) === romanOf(item.number) + 1 : follows(item.number, number))
    );
  });
}

const romans = [
  'i',
  'ii',
  'iii',
  'iv',
  'v',
  'vi',
  'vii',
  'viii',
  'ix',
  'x',
  'xi',
  'xii',
  'xiii',
  'xiv',
  'xv',
  'xvi',
];
const romanOf = (number: string) => romans.indexOf(number) + 1;

/** A number that counts on begins an item unless it stands within a sentence. */
function mayFollow(item: Item, line: Line, before: Line | undefined, gap: boolean | undefined): boolean {
  if (gap !== false || item.form === 'raised') return true;
  return (
    isListEnd(before) ||
    (item.page === line.page && Math.abs(item.left - line.left) < 2 && before?.left !== line.left)
  );
}

const isListEnd = (line: Line | undefined) =>
  isSentenceEnd(line) || /[,–—-]$/.test(line?.text ?? '') || conjunction.test(line?.text ?? '');

/** A first number begins a list after the end of a sentence, a colon or a gap. */
function mayBegin(
  { form, number }: Candidate,
  line: Line,
  before: Line | undefined,
  gap: boolean | undefined,
  open: Block | undefined,
  isInArticle: boolean,
  stack: readonly Item[],
): boolean {
  if (form === 'raised')
    return (
      (isInArticle || gap !== false) &&
      !stack.some((item) => item.form === 'raised' && !follows(item.number, number)) &&
      (gap !== false || open?.kind === 'article' || isSentenceEnd(before))
    );
  const isFirst =
    form === '-' || (form === 'i.' ? number === 'i' : number === '1' || number === 'a' || number === '1a');
  // An excerpt, or a list under changes of an act, may begin later.
  const isLater = gap === true && isInArticle && stack.length === 0 && form !== 'i.' && form !== '-';
  if (!isFirst && !isLater) return false;
  return (
    gap !== false ||
    open?.kind === 'article' ||
    open?.kind === 'heading' ||
    isListEnd(before) ||
    line.left > (before?.left ?? 0) + line.size
  );
}

/** How many open items a line stands within, by its left edge. */
function enclosing(stack: readonly Item[], line: Line): number {
  let depth = stack.length;
  while (depth > 0) {
    const item = stack[depth - 1] as Item;
    if (item.kind === 'paragraph') break;
    if (item.page !== line.page || line.left > item.left + 3) break;
    depth -= 1;
  }
  return depth;
}

function kindOf(
  { form }: Candidate,
  {
    isInArticle,
    isInRecitals,
    isNested,
    open,
  }: { isInArticle: boolean; isInRecitals: boolean; isNested: boolean; open: Block | undefined },
): Item['kind'] {
  if (form === 'raised') return 'paragraph';
  if (form === '-') return 'dash';
  if (form === 'a.') return 'letter';
  if (form === 'i.') return 'number';
  if (form === '(1)' && isInRecitals) return 'recital';
  const introduces = open?.kind === 'text' && /:$/.test(open.lines.at(-1)?.text ?? '');
  return isInArticle && !isNested && !introduces ? 'paragraph' : 'number';
}
