import { hasGapAbove, type Line, type Typography } from './lines.ts';

/** Words of containers in four languages, from the outermost to the innermost. */
const containers: readonly (readonly [RegExp, number])[] = [
  [/^(?:anhang|annexe?|allegato|anlage|appendix|beilage)\b/i, 0],
  [/\b(?:buch|livre|libro|book)\b/i, 1],
  [/\b(?:teil|partie|parte|part)\b/i, 2],
  [/\b(?:titel|titre|titolo|title)\b/i, 3],
  [/\b(?:kapitel|chapitre|capitolo|chapter)\b/i, 4],
  [/\b(?:abschnitt|section|sezione)\b/i, 5],
  [/\b(?:unterabschnitt|sous-section|sottosezione|subsection|gliederungstitel)\b/i, 6],
];
const numeral = '(?:\\d{1,3}[a-z]?(?:bis|ter|quater)?|[IVXLC]{1,7}[a-z]?|[A-Z])';
/** "2. Titel:", "Chapitre premier", "CHAPTER IV". */
const withWord = new RegExp(
  `^(?:${numeral}\\s?[.:°]?\\s*(?:\\p{L}+\\s)?\\p{L}*(?:buch|teil|titel|kapitel|abschnitt)\\b|(?:livre|partie|titre|chapitre|section|libro|parte|titolo|capo|capitolo|sezione|book|part|title|chapter|section|subsection|titel|kapitel|abschnitt|teil)\\s+(?:${numeral}\\b|premi|primo|un)|(?:anhang|annexe?|allegato|anlage|appendix)\\b)`,
  'iu',
);
const forms: readonly (readonly [RegExp, string])[] = [
  [/^[IVXLC]{1,7}\.\s/, 'I.'],
  [/^[A-Z]\.\s/, 'A.'],
  [/^[a-z]\)\s/, 'a)'],
  [/^\d{1,2}\.\d{1,2}\.\d{1,2}\.\d{1,2}\.?\s/, '1.1.1.1'],
  [/^\d{1,2}\.\d{1,2}\.\d{1,2}\.?\s/, '1.1.1'],
  [/^\d{1,2}\.\d{1,2}\.?\s/, '1.1'],
  [/^\d{1,2}\.?\s/, '1'],
  [/^[a-z]\.\s/, 'a.'],
];

/** Share by which letters of a heading are larger than those of the text. */
export const larger = 1.14;
const maxLength = 220;

/** The form of the number of a heading, such as "chapter" or "I."; undefined without one. */
export function headingForm(text: string): string | undefined {
  const word = withWord.test(text) ? containers.find(([pattern]) => pattern.test(text)) : undefined;
  if (word) return `word ${word[1]}`;
  return forms.find(([pattern]) => pattern.test(text))?.[1];
}

/** Whether a line is one of a heading: bold or larger than the text, or named and in the middle of the page. */
export function isHeadingLine(line: Line, before: Line | undefined, typography: Typography): boolean {
  const { text, turned, bold, size } = line;
  if (turned || text.length > maxLength || !/\p{L}{2}/u.test(text) || /[,;]$/.test(text)) return false;
  const isApart = hasGapAbove(before, line, typography) !== false;
  const isLarge = size > larger * typography.size;
  if (bold || isLarge)
    return (
      isApart ||
      before?.bold === true ||
      (before !== undefined && before.size > larger * typography.size) ||
      isSentenceEnd(before)
    );
  return isApart && withWord.test(text) && isCentred(line, typography) && text.length < 60;
}

export const isSentenceEnd = (line: Line | undefined): boolean =>
  line === undefined || /[.:;!?…»”"]\s*\d{0,3}$/.test(line.text);

/** Whether a line stands in the middle of its column, away from both edges. */
export function isCentred(line: Line, { edges }: Typography): boolean {
  const { left, right } = edges(line);
  const before = line.left - left;
  return before > 2 * line.size && Math.abs(before - (right - line.right)) < 2 * line.size;
}

type Styled = { form: string | undefined; size: number; bold: boolean };
const keyOf = ({ form, size, bold }: Styled) => `${form ?? ''} ${Math.round(size)} ${bold ? 'bold' : ''}`;

/** How far outside a heading stands by its look alone; less is further outside. */
const rankOf = ({ form, size, bold }: Styled): number =>
  (form?.startsWith('word ') ? Number(form.slice(5)) - 100 : 0) - size * 2 - (bold ? 1 : 0);

/** Gives levels to headings in their order: those that look alike stand alike, others below what is further outside. */
export function createLevels(): (heading: Styled) => number {
  const known = new Map<string, number>();
  let open: { key: string; level: number; rank: number }[] = [];
  return (heading) => {
    const key = keyOf(heading);
    const rank = rankOf(heading);
    const level = known.get(key);
    if (level === undefined)
      open = open.filter((outer) => outer.rank < rank || isDeeperForm(heading, outer.key));
    else open = open.filter((outer) => outer.level < level);
    const own = level ?? Math.min(12, (open.at(-1)?.level ?? 0) + 1);
    known.set(key, own);
    open.push({ key, level: own, rank });
    return own;
  };
}

/** Numbers that divide others, whatever the letters look like: A. stands below I., 1.1 below 1. */
function isDeeperForm({ form }: Styled, outer: string): boolean {
  const order = ['I.', 'A.', 'a)'];
  const [outerForm = ''] = outer.split(' ');
  const own = order.indexOf(form ?? '');
  const above = order.indexOf(outerForm);
  if (own > 0 && above >= 0) return above < own;
  return (
    /^1(\.1)*$/.test(form ?? '') && /^1(\.1)*$/.test(outerForm) && outerForm.length < (form ?? '').length
  );
}
