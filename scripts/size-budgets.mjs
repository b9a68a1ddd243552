/**
 * Kilobytes of 1024 bytes as gzip, of files: what stands before an element is used, all up to a PDF page, and the portal.
 * The shell aims at 6. The portal has 2 more since the changes: their
 * addresses, which the dashboard links to, and the names of the files that load with their page; and nearly 1 since there
 * are pages of technical data and of drafts. What a page transfers for an element is measured in a browser
 * (transfer-budgets.mjs).
 */
export const budgets = {
  'loader in the head': 2,
  'shell before React': 6.1,
  '<reg-reader> to the first PDF page': 609.4,
  'portal, first load': 140.5,
};
