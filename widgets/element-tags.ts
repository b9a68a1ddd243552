/** The elements of the suite: each is defined by `elements/<tag>.ts`, which is an entry of the build. */
export const elementTags = ['reg-reader', 'reg-search', 'ask-question'] as const;
export type ElementTag = (typeof elementTags)[number];
