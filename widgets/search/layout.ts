/** The container whose width decides the layout: the results, not the window. */
export const resultsContainer = 'reg-search-results';
export const atLeast = (width: number) => `${resultsContainer} (width >= ${width}px)`;
export const under = (width: number) => `${resultsContainer} (width < ${width}px)`;
