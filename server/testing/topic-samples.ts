const landing = { params: { topicName: 'landing' }, query: { language: 'DE' } };
const unknown = { params: { topicName: 'nothing' } };
const ofLanding = { params: landing.params };
const nowhere = { language: 'DE', version: 0 };

/** Requests for the calls of those who write topic pages. */
export const samplesOfTopicPages = {
  topicPages: { valid: {} },
  topicVersion: {
    valid: { params: { version: '0' } },
    invalid: { params: { version: 'x' } },
    unknown: { params: { version: '0' } },
  },
  topicLinks: {
    valid: { body: { addresses: ['/read/musterg/1'] } },
    invalid: { body: {} },
    unknown: { body: { addresses: ['/read/nothing'] } },
  },
  topicPage: { valid: landing, invalid: ofLanding, unknown: { ...unknown, query: landing.query } },
  saveTopicPage: {
    // Somebody has saved it meanwhile.
    valid: { ...ofLanding, body: { language: 'DE', title: 'Themen', text: 'Was gilt.', version: 77 } },
    invalid: { ...ofLanding, body: { language: 'DE', title: '', text: 'Was gilt.', version: 77 } },
  },
  returnTopicPage: {
    valid: { ...ofLanding, body: nowhere },
    invalid: { ...ofLanding, body: { language: 'DE' } },
    unknown: { ...unknown, body: nowhere },
  },
  keepTopicPage: {
    valid: { ...ofLanding, body: nowhere },
    invalid: { ...ofLanding, body: { language: 'DE' } },
    unknown: { ...unknown, body: nowhere },
  },
  deleteTopicPage: {
    valid: { ...unknown, query: { version: '0' } },
    invalid: unknown,
    unknown: { ...unknown, query: { version: '0' } },
  },
};
