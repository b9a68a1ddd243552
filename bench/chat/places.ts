import { splitParagraphId } from '#core/law/paragraph-id.ts';

/** Whether a place is a labelled passage or stands in one. */
export const isLabelled = (place: string, labels: readonly string[]): boolean =>
  labels.some((label) => place === label || place.startsWith(`${label}^`));

/** A place by the key of its source, as labels name it. */
export function placeOf(completeParagraphID: string, keys: ReadonlyMap<string, string>): string {
  const { regTextId, path } = splitParagraphId(completeParagraphID);
  return `${keys.get(regTextId) ?? regTextId}~${path}`;
}
