import { formatNumber } from './numbers.ts';

const units = ['B', 'KB', 'MB', 'GB'];

/** Formats a file size in steps of 1024 with at most one decimal: "1.5 MB". */
export function formatFileSize(bytes: number, locale: string): string {
  if (!(bytes >= 0) || bytes === Number.POSITIVE_INFINITY) {
    throw new RangeError(`${bytes} is not a file size`);
  }
  let value = bytes;
  let unit = 0;
  // Compares the rounded value: 1023.96 KB would become "1,024 KB" otherwise.
  while (unit < units.length - 1 && rounded(value) >= 1024) {
    value /= 1024;
    unit += 1;
  }
  return `${formatNumber(rounded(value), locale)} ${units[unit]}`;
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
