/** Keys of the page around a view, which the help of the view lists. */
export type PageKeys = {
  /** Focuses the search box of the page. */
  search: string;
  /** Opens the palette of the page. */
  palette: string;
};
