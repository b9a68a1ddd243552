/**
 * The version of the elements, by which pages address them (docs/embedding.md). It is raised with every release: the
 * last number for repairs, the second for what is new, the first where a page has to be changed.
 */
export const suiteVersion = '1.0.0';
