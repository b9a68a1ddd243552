import type { RegulationDocument } from '../contract/main/reading.ts';

/** A version of a text that came into force, or will. */
export type DatedText = { document: RegulationDocument; date: string };

/** In days: what comes this soon is told in days. */
export const soon = 31;

/** The texts whose version in force is the newest, newest first. */
export function recentlyInForce(documents: readonly RegulationDocument[], most: number): DatedText[] {
  return documents
    .flatMap((document) => {
      const { currentVersion: date, archived } = document;
      return date === undefined || archived ? [] : [{ document, date }];
    })
    .sort((a, b) => b.date.localeCompare(a.date) || byName(a, b))
    .slice(0, most);
}

/** The versions that will come into force, the next one first. */
export function nextInForce(documents: readonly RegulationDocument[], most: number): DatedText[] {
  return documents
    .flatMap((document) =>
      document.nextVersion === undefined ? [] : [{ document, date: document.nextVersion }],
    )
    .sort((a, b) => a.date.localeCompare(b.date) || byName(a, b))
    .slice(0, most);
}

/** From one calendar day to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

const byName = (a: DatedText, b: DatedText) => a.document.longName.localeCompare(b.document.longName);
