import type { Amendment } from '../contract/main/regulations.ts';

/** Acts named in one line; those of a revision of many acts would fill it. */
const maxNamed = 2;

const listed = (names: readonly string[]): string =>
  [...names.slice(0, maxNamed), ...(names.length > maxNamed ? ['…'] : [])].join('; ');

/** The acts because of which a version exists, on one line, as the notes name them; empty if they name none. */
export const amendingActs = (amendments: readonly Amendment[] = []): string =>
  listed([
    ...new Set(amendments.map(({ title, reference }) => [title, reference].filter(Boolean).join(', '))),
  ]);

/** Their places in the official compilation. */
export const amendingReferences = (amendments: readonly Amendment[] = []): string =>
  listed([...new Set(amendments.flatMap(({ reference }) => reference ?? []))]);
