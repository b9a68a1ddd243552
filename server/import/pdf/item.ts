/** Letters that the file writes in one go. Heights count from the upper edge of the page. */
export type Item = {
  text: string;
  left: number;
  right: number;
  baseline: number;
  size: number;
  bold: boolean;
  italic: boolean;
};
