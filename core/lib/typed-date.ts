import { isCalendarDate, isDay } from './day.ts';
import { foldText } from './fold.ts';
import { monthOf } from './month-names.ts';

/** What is wrong with a typed day. */
export type DateProblem = 'noDay' | 'noSuchDay' | 'tooEarly' | 'tooLate';
/** A typed day (ISO), nothing, or what is wrong. A day that exists but lies outside the bounds is there too. */
export type TypedDate = { day?: string; problem?: DateProblem };
/** The first and the last day that may be chosen (ISO). */
export type DayBounds = { min?: string | undefined; max?: string | undefined };

/**
 * The day that somebody typed, in the order day, month, year of all interface languages: "1.1.24", "01/01/2024",
 * "1. Januar 2024", "1er janv. 2024", "01012024"; or in ISO order, "2024-01-01". Names of months are those of all four
 * languages, whole or cut, as long as they can mean one month only.
 */
export function readTypedDate(typed: string, { min, max }: DayBounds = {}): TypedDate {
  const text = foldText(typed).trim();
  if (text === '') return {};
  const parts = partsOf(text);
  if (parts === undefined) return { problem: 'noDay' };
  const [year, month, date] = parts;
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  if (!isDay(day))
    return isCalendarDate(day) && min !== undefined ? { day, problem: 'tooEarly' } : { problem: 'noSuchDay' };
  if (min !== undefined && day < min) return { day, problem: 'tooEarly' };
  if (max !== undefined && day > max) return { day, problem: 'tooLate' };
  return { day };
}

type Parts = [year: string, month: string, date: string];

function partsOf(text: string): Parts | undefined {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (iso) return [iso[1] ?? '', iso[2] ?? '', iso[3] ?? ''];
  const figures =
    /^(\d{1,2})\s*[./\- ]\s*(\d{1,2})\s*[./\- ]\s*(\d{4}|\d{2})\.?$/.exec(text) ??
    /^(\d{2})(\d{2})(\d{4})$/.exec(text);
  if (figures) return [wholeYear(figures[3] ?? ''), figures[2] ?? '', figures[1] ?? ''];
  const named =
    /^(\d{1,2})(?:\.|er|°|º|st|nd|rd|th)?\s*(\p{L}{3,})\.?,?\s*(\d{4}|\d{2})$/u.exec(text) ??
    reordered(/^(\p{L}{3,})\.?\s*(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/u.exec(text));
  const month = named && monthOf(named[2] ?? '');
  return named && month ? [wholeYear(named[3] ?? ''), String(month), named[1] ?? ''] : undefined;
}

/** "January 1, 2024" has the month first. */
function reordered(match: RegExpExecArray | null): string[] | undefined {
  return match ? [match[0], match[2] ?? '', match[1] ?? '', match[3] ?? ''] : undefined;
}

/** A year as typed, in four figures. Two mean this century up to 69: law in force is seldom older than 1970. */
export function wholeYear(year: string): string {
  return year.length === 4 ? year : `${Number(year) < 70 ? 20 : 19}${year}`;
}
