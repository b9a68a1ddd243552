const text = { params: { regTextId: 'musterg' } };

export const samplesOfFeeds = {
  feed: { valid: {}, invalid: { query: { since: 'x' } }, foreign: {} },
  feedText: {
    valid: { params: text.params, query: { language: 'DE', versionDate: '2020-01-01' } },
    invalid: text,
    unknown: { params: text.params, query: { language: 'DE', versionDate: '2020-01-02' } },
    foreign: {
      params: { regTextId: 'internw_alpina' },
      query: { language: 'DE', versionDate: '2020-01-01' },
    },
  },
  feedChanges: {
    valid: { params: text.params, query: { language: 'DE', versionDate: '2020-01-01' } },
    invalid: text,
    unknown: { params: text.params, query: { language: 'DE', versionDate: '2020-01-02' } },
    foreign: {
      params: { regTextId: 'internw_alpina' },
      query: { language: 'DE', versionDate: '2020-01-01' },
    },
  },
  changeFeed: { valid: {}, invalid: { query: { since: 'x' } } },
};
