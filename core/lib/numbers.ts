import { memoizeByWord } from './memoize.ts';

/** Made once for each language, since making one takes longer than formatting many numbers. */
const whole = memoizeByWord((locale) => new Intl.NumberFormat(locale));

/** Formats a number by a locale: "1’234.5" in de-CH, "1,234.5" in en-GB. */
export function formatNumber(value: number, locale: string, decimals?: number): string {
  if (decimals === undefined) return whole(locale).format(value);
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return new Intl.NumberFormat(locale, digits).format(value);
}
