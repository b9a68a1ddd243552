/** The displayed texts of cells: labels for narrow screens only where the screen is narrow. */
export const displayedTexts = (cells: Iterable<HTMLElement>): string[] =>
  // biome-ignore lint/performance/useDomNodeTextContent: what is not displayed must not count
  Array.from(cells, ({ innerText }) => innerText.replaceAll('\n', ' '));
