/** The `ref` of a field in which whoever opened it types at once. */
export const focusAtOnce = (field: HTMLElement | null): void => field?.focus();
