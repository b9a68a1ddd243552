import type { CSSProperties } from 'react';

/** Bounds of the contents beside a text, in px. */
export const minWidth = 208;
export const maxWidth = 520;
const step = 16;

/** The property by which a chosen width reaches the column. */
export const widthProperty = '--reg-contents-width';

export const fitted = (width: number): number => Math.min(maxWidth, Math.max(minWidth, Math.round(width)));

/** The width after a key: arrows move the edge, Home and End to its bounds; undefined for other keys. */
export function keyedWidth(key: string, width: number, isBackwards: boolean): number | undefined {
  const by = isBackwards ? -step : step;
  if (key === 'ArrowRight') return fitted(width + by);
  if (key === 'ArrowLeft') return fitted(width - by);
  if (key === 'Home') return minWidth;
  return key === 'End' ? maxWidth : undefined;
}

/** The style of a column with the width that was chosen, if one was. */
export const columnStyle = (width: number | null): CSSProperties | undefined =>
  width === null ? undefined : ({ [widthProperty]: `${fitted(width)}px` } as CSSProperties);
