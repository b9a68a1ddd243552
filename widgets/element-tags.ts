/** The elements of the suite: each is described by `elements/<tag>.ts`; entries of the build are `elements/alone/<tag>.ts` and what the loader brings. */
export const elementTags = ['reg-reader', 'reg-search', 'ask-question', 'change-table'] as const;
export type ElementTag = (typeof elementTags)[number];
