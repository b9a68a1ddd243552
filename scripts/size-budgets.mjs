/**
 * Kilobytes of 1024 bytes: the sizes measured before the build stopped rewriting libraries, plus 5 %. The reader may
 * weigh 111.5 since it keeps one current paragraph, cites versions and names a way on where something is missing; results 0.2 more
 * since they name what a query cites and the collection lacks, and 0.3 since sessions are bound to their servers
 * (docs/decisions/0040-sessions-bound-to-servers.md), which the others had room for. The
 * targets are in docs/decisions/0017-weight-of-the-reader.md.
 */
export const budgets = {
  'loader in the head': 1,
  'shell before React': 6,
  '<reg-reader> text': 111.5,
  '<reg-reader> to the first PDF page': 609.4,
  '<reg-search> box': 103.6,
  '<reg-search> with its results': 125.8,
  '<ask-question> complete': 96.3,
  'portal, first load': 129,
};
