import type { RegulationDocument } from '../contract/main/reading.ts';

/** A version of a text with the day on which it came or will come into force. */
export type DatedText = { document: RegulationDocument; date: string };

/** In days: dates this near are displayed as a number of days. */
export const soon = 31;

/** The texts whose current version came into force most recently, newest first. */
export function recentlyInForce(documents: readonly RegulationDocument[], most: number): DatedText[] {
  return documents
    .flatMap((document) => {
      const { currentVersion: date, archived } = document;
      return date === undefined || archived ? [] : [{ document, date }];
    })
    .sort((a, b) => b.date.localeCompare(a.date) || byName(a, b))
    .slice(0, most);
}

/** Future versions, the nearest first. */
export function nextInForce(documents: readonly RegulationDocument[], most: number): DatedText[] {
  return documents
    .flatMap((document) =>
      document.nextVersion === undefined ? [] : [{ document, date: document.nextVersion }],
    )
    .sort((a, b) => a.date.localeCompare(b.date) || byName(a, b))
    .slice(0, most);
}

/** Number of days between two calendar days. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

const byName = (a: DatedText, b: DatedText) => a.document.longName.localeCompare(b.document.longName);
