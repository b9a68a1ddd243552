import { afterEach, expect, it, vi } from 'vitest';
import { hostPage } from './host-page.ts';

afterEach(() => vi.unstubAllGlobals());

const address = 'https://intranet.example/law/page?session=secret#/mine';

it.each<[string, Record<string, unknown>, { title: string; url: string }]>([
  [
    'title and address, without query and fragment',
    {},
    { title: 'Law', url: 'https://intranet.example/law/page' },
  ],
  ['the whole address where the page wants it', { wholeAddress: true }, { title: 'Law', url: address }],
  [
    'what the page names instead',
    { context: { title: 'Manual', url: 'https://intranet.example/m?id=5' } },
    { title: 'Manual', url: 'https://intranet.example/m?id=5' },
  ],
  [
    'no more of a context than texts',
    { context: { title: 5, secret: 'x' } },
    { title: 'Law', url: 'https://intranet.example/law/page' },
  ],
  [
    'no address of a context that leads to a script',
    { context: { title: 'Manual', url: ' java\nscript:alert(1)' } },
    { title: 'Manual', url: 'https://intranet.example/law/page' },
  ],
  [
    'nothing of a context that is none',
    { context: 'x' },
    { title: 'Law', url: 'https://intranet.example/law/page' },
  ],
])('tells %s', (_, values, expected) => {
  vi.stubGlobal('document', { title: 'Law' });
  vi.stubGlobal('location', { href: address });
  expect(hostPage(values)).toEqual(expected);
});
