/** What an element says, with ordinary spaces where the drawn ones hold words together. */
export const wordsOf = (element: Element | null | undefined): string =>
  element?.textContent?.replaceAll('\u00a0', ' ') ?? '';
