import type { LanguageCode } from '#core/contract/languages.ts';
import type { Unit } from '#core/contract/main/regulation-text.ts';
import type { PreviewEntry, PreviewWindow, TextPreview } from '#core/contract/main/text-preview.ts';
import { pieceText } from '../import/provisions.ts';
import { headOf } from '../import/store-rows.ts';
import { createResultCache } from '../lib/result-cache.ts';

/** A text that is not published, as its windows are cut from it. */
export type PreparedText = {
  title: string;
  language: LanguageCode;
  versionDate: string;
  /** Differs from that of the text before it was changed. */
  version: string;
  entries: PreviewEntry[];
  /** Its units as JSON: those of a window are parsed when it is asked for. */
  bodies: string[];
};

/** Characters of the texts that are kept: who reads one asks for a window after the other. */
const maxCached = 32 * 1024 ** 2;

/** Keeps texts while somebody reads them, by a key that changes with their content. */
export const createPreviewTexts = () =>
  createResultCache<PreparedText>(maxCached, ({ bodies }) =>
    bodies.reduce((sum, { length }) => sum + length, 0),
  );

/** A text with the contents that it has once it is stored. */
export const preparedText = (
  about: Omit<PreparedText, 'entries' | 'bodies'>,
  units: readonly Unit[],
): PreparedText => ({
  ...about,
  entries: units.map((unit, index) => ({ ...headOf(unit), index, size: pieceText(unit).length })),
  bodies: units.map((unit) => JSON.stringify(unit)),
});

/** A window of a text; the first one brings the contents. */
export function windowOf(
  { entries, bodies, ...about }: PreparedText,
  { from, count }: PreviewWindow,
): TextPreview {
  return {
    ...about,
    total: bodies.length,
    from,
    units: bodies.slice(from, from + count).map((body) => JSON.parse(body) as Unit),
    ...(from === 0 && { entries }),
  };
}
