const digits: Record<string, number> = { I: 1, V: 5, X: 10, L: 50 };

/** The value of a Roman numeral in capitals, up to 89; undefined for any other text. */
export function romanValue(text: string): number | undefined {
  if (!/^[IVXL]+$/.test(text)) return undefined;
  const values = [...text].map((digit) => digits[digit] ?? 0);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}
