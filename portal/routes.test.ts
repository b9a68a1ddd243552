import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languageCodes } from '#core/contract/languages.ts';
import { pageNames } from '#core/contract/page-names.ts';
import type { Place } from '#widgets/reader/reader-props.ts';
import { parseReadAddress, readAddress, routes } from './routes.ts';

/** Matches a pattern as the router does: a segment, or an optional one at the end. */
function matches(pattern: string, address: string): boolean {
  const { pathname } = new URL(address, 'http://localhost');
  const source = pattern.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/\/:\w+/g, '/[^/]+');
  return new RegExp(`^${source}/?$`).test(pathname);
}

it('have the first words that links of loaded topics may lead to', () => {
  // Pages without a session are not linked, nor is another address of a page.
  const others = ['', 'PasswordResetRequest', 'invite', 'loginbyemail', 'logout', 'topics'];
  const first = Object.values(routes).map(({ pattern }) => pattern.split('/')[1] ?? '');
  expect([...new Set(first)].filter((name) => !others.includes(name)).sort()).toEqual([...pageNames].sort());
});

describe('routes', () => {
  const built: [keyof typeof routes, string][] = [
    ['signIn', routes.signIn.address()],
    ['dashboard', routes.dashboard.address()],
    ['index', routes.index.address()],
    ['signOut', routes.signOut.address()],
    ['sources', routes.sources.address()],
    ['sources', routes.sources.address('central-bank')],
    ['search', routes.search.address()],
    ['search', routes.search.address({ term: 'a/b', searchLanguage: 'FR', displayLanguage: 'DE', page: 2 })],
    ['read', routes.read.address({ regTextId: 'bankg' })],
    ['topic', routes.topic.address()],
    ['topics', routes.topics.address()],
    ['topic', routes.topic.address('first_login')],
    ['chat', routes.chat.address()],
    ['support', routes.support.address()],
    ['news', routes.news.address()],
    ['news', routes.news.address(3)],
    ['newsItem', routes.newsItem.address('einlagen-2026')],
    ['glossary', routes.glossary.address()],
    ['glossary', routes.glossary.address('bankg')],
    ['comments', routes.comments.address()],
    ['comments', routes.comments.address({ filters: { status: '1,2' }, page: 1 })],
    ['assurance', routes.assurance.address()],
    ['review', routes.review.address()],
    ['review', routes.review.address('0f4c')],
    ['changes', routes.changes.address()],
    ['changes', routes.changes.address({ filters: { ownerId: '7', status: 'R,?' }, ended: true })],
    ['changes', routes.changes.address({}, 'liquidität/2027')],
    ['watching', routes.watching.address()],
    ['commentTag', routes.commentTag.address('0f4c')],
    ['regTextChange', routes.regTextChange.address()],
    ['loadData', routes.loadData.address()],
    ['loadData', routes.loadData.address('7', 2)],
    ['loadData', routes.loadData.address('7', 2, { place: '5^2^b' })],
    ['regTextChange', routes.regTextChange.address({ from: '2026-01-01', to: '2026-04-01', view: 'eu' })],
    ['drafts', routes.drafts.address()],
    ['drafts', routes.drafts.address('0f4c')],
    ['topicPages', routes.topicPages.address()],
    ['topicPages', routes.topicPages.address('own-funds', 'DE')],
    ['technical', routes.technical.address()],
    ['users', routes.users.address()],
    ['users', routes.users.address('edit', '7c1e')],
    ['ownAccount', routes.ownAccount.address()],
    ['audit', routes.audit.address()],
    ['organisation', routes.organisation.address()],
    ['domains', routes.domains.address()],
    ['pdfUpload', routes.pdfUpload.address()],
    ['pdfUpload', routes.pdfUpload.address('0f4c')],
    ['pdfUpload', routes.pdfUpload.address('0f4c', { place: '5^2^b' })],
    ['read', routes.read.address({ regTextId: 'bankg', article: '37b', path: '37b^2' })],
    ['read', routes.read.address({ regTextId: 'kvv', article: '{A1a}', versionDate: '2025-01-01' })],
  ];
  it.each(built)('%s: %s matches its own pattern and no other', (name, address) => {
    const matching = Object.entries(routes).filter(([, { pattern }]) => matches(pattern, address));
    expect(matching.map(([found]) => found)).toEqual([name]);
  });
});

describe('the address of a place', () => {
  it.each<[string, Place]>([
    [
      '/read/bankg/37b?versionDate=2024-01-01&view=pdf#37b%5E2',
      {
        regTextId: 'bankg',
        article: '37b',
        path: '37b^2',
        versionDate: '2024-01-01',
        view: 'pdf',
      },
    ],
    ['/read/kvv/%7BA1a%7D', { regTextId: 'kvv', article: '{A1a}', view: 'text' }],
    ['/read/kvv?view=pdf', { regTextId: 'kvv', view: 'pdf' }],
    ['/read/kvv?language=IT', { regTextId: 'kvv', language: 'IT', view: 'text' }],
  ])('is %s', (address, place) => {
    expect(readAddress(place)).toBe(address);
    expect(parseReadAddress(address)).toEqual(place);
  });

  it('is read back as it was written', () => {
    const path = fc.stringMatching(/^(\{[A-Z0-9a-z]{1,4}\})?[0-9a-z]{1,4}(\^[0-9a-z]{1,3}){0,3}$/);
    const place: fc.Arbitrary<Place> = fc.record(
      {
        regTextId: fc.stringMatching(/^[0-9A-Za-z][0-9A-Za-z._-]{0,20}$/),
        article: path,
        path,
        versionDate: fc.constantFrom('2024-01-01', '2027-12-31'),
        language: fc.constantFrom(...languageCodes),
        view: fc.constantFrom('text' as const, 'pdf' as const),
      },
      { requiredKeys: ['regTextId', 'view', 'article'] },
    );
    fc.assert(
      fc.property(place, (given) => {
        expect(parseReadAddress(readAddress(given))).toEqual(given);
      }),
    );
  });

  it.each(['/read', '/dashboard', '/read/a/b/c', '/read/%E0%A4%A'])('%s names no place', (address) => {
    expect(parseReadAddress(address)).toBeUndefined();
  });
});
