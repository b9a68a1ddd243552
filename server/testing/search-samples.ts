const searchSample = {
  valid: { query: { query: 'Muster', searchLanguage: 'DE', displayLanguage: 'DE' } },
  invalid: { query: { query: 'Muster' } },
  foreign: { query: { query: 'Intern', searchLanguage: 'DE', displayLanguage: 'DE' } },
};

/** Requests for the calls of the search. */
export const searchSamples = {
  mainSearch: searchSample,
  searchRegArtComments: {
    valid: { query: { query: 'Muster', displayLanguage: 'DE' } },
    invalid: { query: { query: 'Muster' } },
    foreign: { query: { query: 'Intern', displayLanguage: 'DE' } },
  },
  technicalData: { valid: {} },
  errorLog: { valid: { query: { level: 'error' } }, invalid: { query: { level: 'all' } } },
  clearErrorLog: { valid: {} },
  searchTopics: {
    valid: { query: { query: 'Support', displayLanguage: 'DE' } },
    invalid: { query: { query: 'Support' } },
  },
  searchChangeFiles: {
    valid: { query: { query: 'Muster' } },
    invalid: { query: { query: 'Muster', rows: '1000' } },
  },
  boxOffers: { valid: { query: { language: 'DE' } }, invalid: { query: {} } },
  suggest: searchSample,
  index: {
    valid: { body: { entityType: 'regulations', language: 'DE' } },
    invalid: { body: { entityType: 'all' } },
  },
};
