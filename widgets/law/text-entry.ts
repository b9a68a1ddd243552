/** The place in a law text at which the keyboard enters it: its only tab stop, if there is a text. */
export const entryIn = (page: ParentNode): HTMLElement | undefined =>
  page.querySelector<HTMLElement>('[data-path][tabindex="0"]') ?? undefined;
