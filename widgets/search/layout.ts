/** The container whose width decides: the results in their home, not the window. */
export const resultsContainer = 'reg-search-results';
export const atLeast = (width: number) => `${resultsContainer} (width >= ${width}px)`;
export const under = (width: number) => `${resultsContainer} (width < ${width}px)`;
