/** The words that somebody looks for in a list; each must be there. */
export const wordsIn = (text: string) =>
  text
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 20);
