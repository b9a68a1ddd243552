import type { AttributeKind } from './element-values.ts';

/** The value that a text means; throws an error, which says what is wrong, for the element to report. */
export function parseText(kind: AttributeKind | undefined, text: string): unknown {
  if (kind === 'json') return JSON.parse(text);
  if (kind !== 'number') return text;
  const number = Number(text);
  if (text.trim() && Number.isFinite(number)) return number;
  throw new Error(`"${text}" is not a number`);
}
