/** Endings of adjectives in French, Italian and English, as one expression: these words are much alike. */
export const adjectiveEnding =
  /(?:bil[ei]|tal[ei]|iv[aeio]|os[aeio]|bles?|ées?|és|ères?|ins|ifs?|ives?|euse?s?|els?|elles?|able|stranier[aeio]|(?:nz|n)ial[ei]|ional[ei])$/u;
