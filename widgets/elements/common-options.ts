import type { ElementSpec } from '../element-spec.ts';

/** Options that every element of the suite has (docs/embedding.md). */
export const commonAttributes: ElementSpec['attributes'] = {
  mainUrl: {
    kind: 'string',
    fallback: '',
    describe: 'Address of the main server; the page’s own origin if absent.',
  },
  domainUrl: {
    kind: 'string',
    describe: 'Base URL of the organisation’s server, where it is known beforehand.',
  },
  lang: {
    kind: 'string',
    describe: 'Interface language (de, fr, it, en); else the nearest lang of the page.',
  },
  language: {
    kind: 'string',
    describe: 'Language of the documents (DE, FR, IT, EN); else the reader’s own choice.',
  },
  theme: { kind: 'string', fallback: 'auto', describe: 'light, dark or auto (follows the system).' },
  density: {
    kind: 'string',
    fallback: 'normal',
    describe: 'Height of rows in lists and menus: compact, normal or roomy.',
  },
  loading: {
    kind: 'string',
    fallback: 'lazy',
    describe: 'eager loads at once, lazy when the element comes near.',
  },
  signIn: {
    kind: 'string',
    fallback: 'own',
    describe: 'Who signs in: host (token only), own (also a form in the element), none.',
  },
};

export const commonProperties: ElementSpec['properties'] = {
  token: 'A function that returns a token or a promise of one; asked again after a 401. Never an attribute.',
};

export const commonEvents: ElementSpec['events'] = {
  'reg-opened': { cancelable: false, describe: 'Something was opened: {kind, id, language, versionDate}.' },
  'reg-failed': { cancelable: false, describe: 'Something failed: {code, where}.' },
  'reg-signed-out': { cancelable: false, describe: 'The session ended.' },
  'reg-auth-required': {
    cancelable: true,
    describe: 'A sign-in is needed; a veto keeps the element’s own form away.',
  },
  'reg-navigate': { cancelable: true, describe: 'A link leads to another document: {href, regTextId, id}.' },
};
