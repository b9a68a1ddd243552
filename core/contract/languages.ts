/** Document and interface languages, in the order in which they are offered (specification, section 9). */
export const languageCodes = ['DE', 'FR', 'IT', 'EN'] as const;
export type LanguageCode = (typeof languageCodes)[number];
