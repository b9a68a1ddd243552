/** What is said of a query that is in another language than the one to be searched. */
export const texts = {
  searched: 'Searched in {{language}}, the language of the query',
  searchIn: 'Search in {{language}}',
  seems: 'The query seems to be in another language:',
};
