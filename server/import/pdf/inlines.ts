import type { Inline } from '#core/contract/main/regulation-text.ts';
import type { StyledText } from '#core/law/pdf-structure/text-of-element.ts';

/** What is bold or italic as a whole, such as a heading, has that from what it is. */
export function withoutOwnStyle(runs: StyledText[]): StyledText[] {
  const letters = runs.filter(({ text, script }) => script === undefined && /[\p{L}\p{N}]/u.test(text));
  const isBold = letters.every(({ bold }) => bold);
  const isItalic = letters.every(({ italic }) => italic);
  return runs.map(({ bold, italic, ...run }) => ({
    ...run,
    ...(bold && !isBold ? { bold } : {}),
    ...(italic && !isItalic ? { italic } : {}),
  }));
}

/** What a number may stand right behind: a word, the end of a sentence, a year. */
const mergedBehind = '(?<=\\p{L}|[…»)*]|[\\p{L})»…][.,;:]|\\b(?:18|19|20)\\d\\d)';

/** Where the number of a note stands in words without being raised. */
export function mergedAt(text: string, number: string): number | undefined {
  if (!/^\d{1,3}$/.test(number)) return undefined;
  const at = text.search(new RegExp(`${mergedBehind}${number}(?=[\\s.,;:)»]|$)`, 'u'));
  return at < 0 ? undefined : at;
}

type Marks = { noteOf: (printed: string) => Inline | undefined; parted: (text: string) => Inline[] };

/** Words with their styles as running text, with the notes that they name. */
export function inlines(runs: readonly StyledText[], { noteOf, parted }: Marks): Inline[] {
  const result: Inline[] = [];
  for (const [at, { text, bold, italic, script }] of runs.entries()) {
    const own = at === 0 ? text.trimStart() : text;
    const note = script === 'sup' ? noteOf(own.trim()) : undefined;
    if (own === '') continue;
    if (note) result.push(note, ...(/\s$/.test(own) ? [' '] : []));
    else if (script) result.push({ mark: script, content: [own] });
    else if (bold) result.push({ mark: 'b', content: parted(own) });
    else if (italic) result.push({ mark: 'i', content: parted(own) });
    else result.push(...parted(own));
  }
  return joinedStrings(result);
}

/** Neighbouring words as one, without blanks at the end. */
function joinedStrings(content: readonly Inline[]): Inline[] {
  const result: Inline[] = [];
  for (const inline of content) {
    const last = result.at(-1);
    if (typeof inline === 'string' && typeof last === 'string') result[result.length - 1] = last + inline;
    else if (inline !== '') result.push(inline);
  }
  const last = result.at(-1);
  if (typeof last !== 'string') return result;
  const end = last.trimEnd();
  return end === '' ? result.slice(0, -1) : [...result.slice(0, -1), end];
}
