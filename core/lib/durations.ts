/** A time of seconds in words: "2 minutes 5 seconds". Languages and their plurals are those of the platform. */
export function durationWords(seconds: number, locale: string): string {
  const parts = [
    ['minute', Math.floor(seconds / 60)],
    ['second', seconds % 60],
  ] as const;
  const words = parts
    .filter(([unit, number]) => number > 0 || (unit === 'second' && seconds === 0))
    .map(([unit, number]) =>
      new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(number),
    );
  return words.join(' ');
}

/**
 * The time that is read aloud while one runs: it changes with full minutes and at the end only, so that nobody hears
 * every second.
 */
export function spokenSeconds(left: number, whole: number): number {
  return left <= 0 ? 0 : Math.min(whole, Math.ceil(left / 60) * 60);
}
