import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const own = {
  REGESTA_FEDLEX_SPARQL: 'http://mirror.test/sparql/',
  REGESTA_FEDLEX_FILES: 'http://mirror.test/files',
  REGESTA_CELLAR_SPARQL: 'http://mirror.test/cellar-sparql',
  REGESTA_CELLAR: 'http://mirror.test/celex',
};

describe('the settings of official sources', () => {
  it('are the public interfaces, asked by nobody until somebody says who asks and how often', () => {
    const { contact, watchHours, pauseSeconds, addresses } = readSettings({}).fetch;
    expect({ contact, watchHours, pauseSeconds }).toEqual({
      contact: undefined,
      watchHours: undefined,
      pauseSeconds: 2,
    });
    expect(Object.values(addresses)).toEqual(
      [
        'https://fedlex.data.admin.ch/sparqlendpoint',
        'https://fedlex.data.admin.ch/filestore',
        'https://publications.europa.eu/webapi/rdf/sparql',
        'https://publications.europa.eu/resource/celex',
      ].map((url) => ({ url, isOwn: false })),
    );
  });

  it('are what the operator names', () => {
    const { fetch } = readSettings({
      ...own,
      REGESTA_FETCH_CONTACT: 'https://bank.example/contact',
      REGESTA_WATCH_HOURS: '168',
      REGESTA_FETCH_PAUSE_SECONDS: '0',
    });
    expect(fetch).toMatchObject({
      contact: 'https://bank.example/contact',
      watchHours: 168,
      pauseSeconds: 0,
    });
    expect(fetch.addresses.fedlexQuery).toEqual({ url: 'http://mirror.test/sparql', isOwn: true });
  });

  it.each([
    [{ REGESTA_WATCH_HOURS: '24' }, 'set REGESTA_FETCH_CONTACT too'],
    [{ REGESTA_FETCH_CONTACT: 'a@b.example', REGESTA_WATCH_HOURS: '0' }, 'REGESTA_WATCH_HOURS: "0"'],
    [{ REGESTA_FETCH_CONTACT: 'somebody' }, 'REGESTA_FETCH_CONTACT'],
    [{ REGESTA_FETCH_CONTACT: 'ä@b.example' }, 'REGESTA_FETCH_CONTACT'],
    [{ REGESTA_FETCH_PAUSE_SECONDS: '0' }, 'REGESTA_FETCH_PAUSE_SECONDS: "0" is no number from 1 to 300'],
    [{ REGESTA_FETCH_SECONDS: '601' }, 'REGESTA_FETCH_SECONDS'],
    [
      { REGESTA_CELLAR: 'publications.europa.eu' },
      'REGESTA_CELLAR: "publications.europa.eu" is no web address',
    ],
    [{ REGESTA_FEDLEX_FILES: 'https://x.example/files?a' }, 'REGESTA_FEDLEX_FILES'],
  ])('refuse %o', (env, message) => {
    expect(() => readSettings(env)).toThrow(message);
  });
});
