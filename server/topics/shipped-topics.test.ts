import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { interfaceLanguageCodes } from '#core/contract/languages.ts';
import { supportTopic } from '#core/contract/main/topic-names.ts';
import { knownActs } from '#core/law/citation/known-acts.ts';
import { sourceNumberKeys } from '#core/law/citation/source-number.ts';
import { parseTextLink } from '#core/law/text-link.ts';
import { readAkn } from '../import/akn/read-akn.ts';
import { shippedTopics } from './shipped-topics.ts';

const pages = await shippedTopics();
const themes = [
  'conduct',
  'cross-border',
  'data-protection',
  'depositor-protection',
  'liquidity',
  'money-laundering',
  'outsourcing',
  'own-funds',
];
const linksIn = (text: string) =>
  [...text.matchAll(/\[([^\]]+)\]\(([^)]+)\)/g)].map(([, words = '', address = '']) => ({ words, address }));
const allLinks = pages.flatMap(({ name, language, text }) =>
  linksIn(text).map((link) => ({ ...link, name, language })),
);
const textLinks = allLinks.flatMap((link) => {
  const place = parseTextLink(link.address);
  return place?.number === undefined ? [] : [{ ...link, number: place.number, path: place.path }];
});
/** Circulars have numbers that repeat with each authority, and no table of acts. */
const circular = /^\d{4}\/\d+$/;
/** Acts that are cited here and are not in the table of acts that queries may name. */
const beyondTable = ['952.111', '32024L1619'];

it.each(interfaceLanguageCodes)('pages that ship are the same in %s, with the same links', (language) => {
  const outline = (code: string) =>
    pages
      .filter((page) => page.language === code)
      .map(({ name, text }) => ({
        name,
        links: linksIn(text)
          .map(({ address }) => (address.startsWith('search:') ? 'search:' : address))
          .sort(),
        headings: text.match(/^#+ /gm)?.length ?? 0,
        rows: text.match(/^(?:- |\d\. )/gm)?.length ?? 0,
      }))
      .sort((a, b) => a.name.localeCompare(b.name));
  expect(outline(language)).toEqual(outline('EN'));
  const landing = pages.find((page) => page.name === 'landing' && page.language === language);
  const led = linksIn(landing?.text ?? '').map(({ address }) => address);
  expect(led).toEqual(expect.arrayContaining([...themes, supportTopic].map((name) => `/topic/${name}`)));
});

it.each(interfaceLanguageCodes)(
  'each theme says in %s what applies, where to begin and what changes',
  (code) => {
    const ofLanguage = pages.filter(({ name, language }) => themes.includes(name) && language === code);
    expect(ofLanguage).toHaveLength(themes.length);
    for (const { name, text } of ofLanguage) {
      expect(text.match(/^## /gm), name).toHaveLength(3);
      expect(
        textLinks.filter((link) => link.name === name && link.language === code).length,
        name,
      ).toBeGreaterThan(6);
      expect(text, name).toContain('](/changes)');
    }
  },
);

it('every link is well-formed: a page, a search, or a place in a text', () => {
  const names = new Set(pages.map(({ name }) => name));
  const pagesOfPortal = [
    '/read',
    '/glossary',
    '/changes',
    '/comments',
    '/news',
    '/chat',
    '/user/EditOwnAccount',
  ];
  const wrong = allLinks.filter(({ address }) => {
    if (address.startsWith('search:'))
      return decodeURIComponent(address.slice('search:'.length)).trim() === '';
    if (address.startsWith('/topic/')) return !names.has(address.slice('/topic/'.length));
    if (address.startsWith('law:')) return parseTextLink(address) === undefined;
    return !pagesOfPortal.includes(address);
  });
  expect(wrong).toEqual([]);
});

it('a link into a text names the article that it leads to, and the act as its language calls it', () => {
  expect(textLinks.length).toBeGreaterThan(200);
  const wrong = textLinks.filter(({ words, number, path: place, language }) => {
    const named = /^Art\.? ?(\S+)/i.exec(words)?.[1];
    if (named !== place) return true;
    const act = knownActs.numbers.get(sourceNumberKeys(number)[0] ?? '');
    if (act === undefined) return !circular.test(number) && !beyondTable.includes(number);
    // Where a row names the act, the following ones need not; acts of the Union have a long name in running text.
    const own = [act.short[language as keyof typeof act.short], ...act.others];
    const isShort = /^Art\.? ?\S+(?: (?:ff|ss|segg)\.?)?$/i.test(words);
    return (
      !isShort && !number.startsWith('3') && !own.some((name) => name !== undefined && words.includes(name))
    );
  });
  expect(wrong).toEqual([]);
});

const folders = ['reconstructed-akn', 'fedlex-akn'].map((name) =>
  path.resolve(import.meta.dirname, '../../../shared/data', name),
);
describe.skipIf(!folders.every((folder) => existsSync(folder)))(
  'in real texts (skipped without them)',
  () => {
    const files = folders.flatMap((folder) =>
      existsSync(folder)
        ? readdirSync(folder)
            .filter((file) => /^SR-(?:952\.0|952\.03|955\.033\.0|235\.1_DSG)_.*_de\.xml$/.test(file))
            .sort()
            .map((file) => path.join(folder, file))
        : [],
    );
    /** The newest file of each act. */
    const newest = new Map(files.map((file) => [/SR-([\d.]+)/.exec(file)?.[1] ?? '', file]));

    it.each([...newest])(
      'every article of the act %s that a page cites is there, and in force',
      (number, file) => {
        const { units } = readAkn(readFileSync(file), file);
        const articles = new Map(units.map((unit) => [unit.id, unit]));
        const cited = new Set(
          textLinks.flatMap((link) => (link.number === number && link.path ? [link.path] : [])),
        );
        expect(cited.size).toBeGreaterThan(4);
        const missing = [...cited].filter((one) => !articles.has(one) || articles.get(one)?.repealed);
        expect(missing).toEqual([]);
      },
    );
  },
);
