/**
 * Where a word of an article may stand. `marginal`, `container` and `title` are headings that many
 * articles share: they are indexed once and count for every article below them.
 */
export const fields = ['text', 'heading', 'marginal', 'container', 'title'] as const;
export type Field = (typeof fields)[number];

/** The number of each field in the index. */
export const fieldNumber: Readonly<Record<Field, number>> = {
  text: 0,
  heading: 1,
  marginal: 2,
  container: 3,
  title: 4,
};

/** Fields from this number on count for the articles below the unit, not for the unit itself. */
export const firstSharedField = fieldNumber.marginal;
