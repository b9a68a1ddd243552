/** Formats a number by a locale: "1’234.5" in de-CH, "1,234.5" in en-GB. */
export function formatNumber(value: number, locale: string, decimals?: number): string {
  const digits =
    decimals === undefined ? {} : { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return new Intl.NumberFormat(locale, digits).format(value);
}
