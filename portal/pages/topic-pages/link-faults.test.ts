import { expect, it } from 'vitest';
import { isLookedUp, linkFaults } from './link-faults.ts';

const link = (address: string, words = 'Wörter') => ({ address, words });

it.each([
  ['/glossary', undefined],
  ['/read?category=eu', undefined],
  ['/read/bankg/3', undefined],
  ['/user/EditOwnAccount', undefined],
  ['/no/such/page', 'page'],
  ['//elsewhere.example', 'web'],
  ['search:Bank', undefined],
  ['search:%20', 'search'],
  ['law:952.0~3', undefined],
  ['law:', 'web'],
  ['https://www.finma.ch/', undefined],
  ['https://', 'web'],
  ['javascript:alert(1)', 'web'],
  ['mailto:a@b.example', 'web'],
  ['www.finma.ch', 'web'],
])('the link %s is wrong in itself: %s', (address, what) => {
  expect(linkFaults([link(address)], undefined).map((fault) => fault.what)).toEqual(what ? [what] : []);
});

it('a link without words is wrong wherever it leads', () => {
  expect(linkFaults([link('/glossary', '')], undefined)).toEqual([
    { ...link('/glossary', ''), what: 'empty' },
  ]);
});

it('what the server does not find is wrong too, each time that it is there', () => {
  const links = [
    link('law:955.0', 'GwG'),
    link('/topic/x'),
    link('/glossary'),
    link('law:955.0', 'das Gesetz'),
  ];
  const known = {
    places: {},
    missing: [
      { address: 'law:955.0', what: 'document' as const },
      { address: '/topic/x', what: 'topic' as const },
    ],
  };
  expect(linkFaults(links, known).map(({ words, what }) => `${words}: ${what}`)).toEqual([
    'GwG: document',
    'Wörter: topic',
    'das Gesetz: document',
  ]);
  expect(links.map(isLookedUp)).toEqual([true, true, false, true]);
});
