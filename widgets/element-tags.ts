/** The elements of the suite: each is described by `elements/<tag>.ts`, an entry of the build as `elements/alone/<tag>.ts` is. */
export const elementTags = ['reg-reader', 'reg-search', 'ask-question', 'change-table'] as const;
export type ElementTag = (typeof elementTags)[number];
