/** Names of the orders of hits. */
export const orderTexts = { relevance: 'search.byRelevance', article: 'search.byArticle' } as const;
