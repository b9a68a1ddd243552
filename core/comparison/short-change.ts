import type { Difference } from '../contract/main/comparison.ts';
import { monthOf } from '../lib/month-names.ts';

const longest = 44;

const digit = /\d/;
/** A number with its groups ("500 000", "1'000"), sign, decimals and range, or a share. */
const number = /^[-–−+]?\d+(?:[.,:/’'–−-]\d+)*$/;
const group = /^\d{3}(?:[.,]\d+)?$/;
const words = (list: string) => new Set(list.split(' '));
/** Belong to the number before them: "10 Millionen". */
const multipliers = words(
  'tausend million millionen mio mio. milliarde milliarden mia mia. mrd mrd. mille millions milliard milliards mila milione milioni miliardo miliardi thousand mn billion billions bn hundert cent cento hundred',
);
/** Stand after a number, so that no text is cut before them. */
const units = words(
  'franken fr. chf francs franc franchi franco euro euros eur € usd dollar dollars rappen centimes prozent % ‰ promille pour per cent cento punti points prozentpunkte basispunkte de di tag tage tagen tages jour jours giorno giorni day days woche wochen monat monate monaten mois mese mesi month months jahr jahre jahren an ans anno anni year years arbeitstage arbeitstagen ouvrables lavorativi',
);

/** Parts of a text that are separated by blanks of any width; groups of digits stay with their number. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  for (const part of text.trim().split(/\s+/)) {
    const last = parts.at(-1);
    if (last !== undefined && group.test(part) && /(?<!\d|\d[.,])\d{1,3}(?:\s\d{3})*$/.test(last)) {
      parts[parts.length - 1] = `${last}\u00A0${part}`;
    } else parts.push(part);
  }
  return parts;
}
const lower = (part: string | undefined) => (part ?? '').toLowerCase();
/** Stands in a date, of which nothing is left out. */
const isMonth = (part = '') => monthOf(part.replace(/\.$/, '')) !== undefined;
const isNumber = (part: string | undefined) => number.test((part ?? '').replace(/\s/g, ''));

/** How many parts at the beginning are one number, with its multiplier. */
const numberLength = ([first, second]: readonly string[]) =>
  isNumber(first) || second !== undefined ? (multipliers.has(lower(second)) ? 2 : 1) : 0;

/**
 * A change in short form, "20 → 7 Arbeitstage": of the earlier text only the number or word, if both texts share
 * all that follows it. Nothing is cut inside a number, amount, date, citation or unit.
 */
export function shortChange({ class: kind, before, after }: Difference): { before: string; after: string } {
  const [old, next] = [partsOf(before), partsOf(after)];
  const isCitation = kind === 'reference' || kind === 'numbering';
  const length = isCitation ? old.length : shortLength(old, next);
  return { before: truncated(old.slice(0, length)), after: truncated(next) };
}

/** How many parts of the earlier text are written out. */
function shortLength(old: readonly string[], next: readonly string[]): number {
  const [own, other] = [numberLength(old), numberLength(next)];
  const rest = old.slice(own);
  const isShared = own > 0 && other > 0 && rest.length > 0 && rest.join(' ') === next.slice(other).join(' ');
  if (!isShared) return old.length;
  return rest.some((part) => digit.test(part) || isMonth(part)) ? old.length : own;
}

/** Cuts a long text between two words, never before or shortly after a number. */
function truncated(parts: readonly string[]): string {
  const text = parts.join(' ');
  if (text.length <= longest) return text;
  let end = 0;
  for (let at = 1, length = (parts[0] ?? '').length; at < parts.length && length <= longest; at++) {
    const near = parts.slice(Math.max(0, at - 4), at + 1);
    const isBound = multipliers.has(lower(parts[at])) || units.has(lower(parts[at])) || isMonth(parts[at]);
    if (!isBound && !near.some((part) => digit.test(part))) end = at;
    length += 1 + (parts[at] ?? '').length;
  }
  return end === 0 ? text : `${parts.slice(0, end).join(' ')} …`;
}
