import { formatNumber } from '#core/lib/numbers.ts';

/** What a reason is said with, numbers as the language writes them. */
export const readableValues = (
  values: Record<string, string | number>,
  locale: string,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      typeof value === 'number' ? formatNumber(value, locale) : value,
    ]),
  );
