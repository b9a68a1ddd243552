import { describe, expect, it, vi } from 'vitest';
import { createCompounds } from '../words/compounds.ts';
import { createSpelling } from '../words/spelling.ts';
import { allTexts, indexOf, unitsOf } from './corpus-fixture.ts';
import type { Need } from './need.ts';
import { rankArticles } from './rank-articles.ts';
import type { RankRequest } from './rank-types.ts';
import { usualWeights, type Weights } from './weights.ts';

const bank = unitsOf('Bankengesetz', [
  { path: '1', heading: 'Gegenstand', paragraphs: ['Dieses Gesetz regelt die Aufsicht über Banken.'] },
  {
    path: '2',
    heading: 'Eigenmittel',
    paragraphs: ['Die Banken halten genügend eigene Mittel.', 'Der Bundesrat regelt die Einzelheiten.'],
  },
  {
    path: '3',
    heading: 'Bewilligung',
    paragraphs: ['Wer Einlagen entgegennimmt, braucht eine Bewilligung.'],
  },
  { path: '4', paragraphs: ['Die Bewilligung der Aufsicht wird entzogen, wenn die Eigenmittel fehlen.'] },
  { path: '5', paragraphs: ['Eigenmittelanforderungen werden in einer Verordnung festgelegt.'] },
  { path: '6', heading: 'Bewilligung', repealed: true },
]);
const fund = unitsOf('Fondsgesetz', [
  { path: '1', heading: 'Zweck', paragraphs: ['Anleger und Anlegerinnen werden geschützt.'] },
  {
    path: '2',
    paragraphs: [
      'Die Aufsicht erteilt der Fondsleitung die Bewilligung für einen Fonds; sie nennt die Anforderungen.',
    ],
  },
]);
const index = indexOf([bank, fund], (frequencies) => ({
  compounds: createCompounds(frequencies),
  spelling: createSpelling(frequencies, 'DE'),
}));
const texts = allTexts(2);
const word = (text: string): Need => ({ kind: 'word', word: text });
const all = (...words: string[]): Need => ({ kind: 'and', needs: words.map(word) });
const ranked = (need: Need | undefined, more: Partial<RankRequest> = {}) =>
  rankArticles(index, { need, texts, start: 0, rows: 20, ...more });
const places = (need: Need | undefined, more: Partial<RankRequest> = {}) =>
  ranked(need, more).hits.map(({ textId, unit }) => `${textId}~${unit}`);

describe('ranking', () => {
  it('asks once for each path whether its article is let through', () => {
    const letsArticle = vi.fn((path: string) => path !== '3');
    for (let turn = 0; turn < 2; turn++)
      expect(places(word('bewilligung'), { letsArticle })).toEqual(['1~4', '2~2', '1~6']);
    expect(letsArticle.mock.calls.map(([path]) => path).sort()).toEqual(['2', '3', '4', '6']);
    expect(ranked(undefined, { letsArticle: (path) => path === '2' }).total).toBe(2);
  });

  it('puts the article whose heading is the query first, a repealed one last', () => {
    expect(places(word('bewilligung'))).toEqual(['1~3', '1~4', '2~2', '1~6']);
  });

  it('puts articles with all words of a short query first, wherever in the article they stand', () => {
    expect(places(all('eigenmittel', 'bundesrat'))).toEqual(['1~2']);
    expect(ranked(all('eigenmittel', 'bundesrat')).soft).toBe(false);
  });

  it('lets few articles with all words be followed by those that have nearly all, and names what these lack', () => {
    const words = all('bewilligung', 'aufsicht', 'anforderungen', 'fonds');
    const followed = ranked(words, { weights: { ...usualWeights, tail: 0.3 } });
    expect(followed.hits.map(({ textId, unit, missing }) => [`${textId}~${unit}`, missing])[0]).toEqual([
      '2~2',
      [],
    ]);
    const two = (weights: Partial<Weights>) =>
      ranked(all('bewilligung', 'aufsicht'), { weights: { ...usualWeights, ...weights } });
    const { hits, soft } = two({ tail: 0.4 });
    const lacking = hits.map(({ missing }) => missing.join(' '));
    // Whatever they score: what lacks a word stands behind all that lack none.
    expect(lacking.lastIndexOf('')).toBeLessThan(lacking.findIndex((words) => words !== ''));
    expect(new Set(lacking)).toEqual(new Set(['', 'aufsicht', 'bewilligung']));
    expect(soft).toBe(true);
    expect(two({ tail: 0.4, enough: 2 }).soft).toBe(false);
    expect(two({ tail: 0.99 }).soft).toBe(false);
    expect(ranked(all('bewilligung', 'aufsicht'), { soft: false }).soft).toBe(false);
  });

  it('falls back to some of the words and names the others', () => {
    const { hits, soft } = ranked(all('fondsleitung', 'bundesrat', 'pilz'));
    expect(soft).toBe(true);
    expect(hits.map(({ unit, missing }) => ({ unit, missing }))).toEqual([
      { unit: '2', missing: ['bundesrat', 'pilz'] },
      { unit: '2', missing: ['fondsleitung', 'pilz'] },
    ]);
    expect(ranked(all('fondsleitung', 'bundesrat'), { soft: false }).total).toBe(0);
  });

  it('does not let stop words restrict, but looks for them where there is nothing else', () => {
    expect(places(all('die', 'bundesrat'))).toEqual(['1~2']);
    expect(ranked(all('die', 'bundesrat')).ignored).toEqual(['die']);
    expect(places(word('wer'))).toEqual(['1~3']);
  });

  it('says by which word of the text it answers', () => {
    const kinds = (need: Need) => ranked(need).hits[0]?.evidence.map(({ found: f, kind }) => `${kind} ${f}`);
    expect(kinds(word('bundesrat'))).toEqual(['word bundesrat']);
    expect(kinds(word('bundesrates'))).toEqual(['stem bundesrat']);
    expect(kinds(word('einlgaen'))).toEqual(['typo einlagen']);
    expect(kinds({ kind: 'prefix', word: 'anleger' })).toEqual(['prefix anleger', 'prefix anlegerinnen']);
    const capital = ranked(word('eigenmittel')).hits.find(({ unit }) => unit === '5');
    expect(capital?.evidence).toEqual([
      { asked: 'eigenmittel', found: 'eigenmittelanforderungen', kind: 'compound', field: 'text' },
    ]);
  });

  it('names the paragraph that answers best', () => {
    expect(ranked(word('bundesrat')).hits[0]?.path).toBe('2^2');
    expect(ranked(word('zweck')).hits[0]?.path).toBe('1');
  });

  it('finds by the names of the document what has a further word of its own', () => {
    expect(places(all('bankengesetz', 'einlagen'), { soft: false })).toEqual(['1~3']);
    expect(ranked(word('fondsgesetz')).total).toBe(2);
  });

  it('keeps phrases and distances to the letter', () => {
    const phrase = (...words: string[]): Need => ({ kind: 'phrase', words });
    expect(places(phrase('eigene', 'mittel'))).toEqual(['1~2']);
    expect(places(phrase('mittel', 'eigene'))).toEqual([]);
    const near = (distance: number): Need => ({ kind: 'near', words: ['mittel', 'banken'], distance });
    expect(places(near(3))).toEqual(['1~2']);
    expect(places(near(2))).toEqual([]);
  });

  it('excludes', () => {
    const without: Need = {
      kind: 'and',
      needs: [word('bewilligung'), { kind: 'not', need: word('aufsicht') }],
    };
    expect(places(without)).toEqual(['1~3', '1~6']);
    expect(places({ kind: 'not', need: word('banken') }, { order: 'article' })).not.toContain('1~1');
    expect(places({ kind: 'not', need: word('banken') })).toContain('2~1');
  });

  it('filters by text, path and part', () => {
    expect(
      places(word('aufsicht'), { texts: new Map([[2, { id: 2, group: 2, version: '', order: 1 }]]) }),
    ).toEqual(['2~2']);
    expect(places(word('aufsicht'), { paths: new Set(['1']) })).toEqual(['1~1']);
    expect(places(word('aufsicht'), { parts: new Set(['annex']) })).toEqual([]);
  });

  it('gives every article, in their order, where nothing is asked', () => {
    expect(places(undefined, { start: 5, rows: 2 })).toEqual(['1~6', '2~1']);
    expect(ranked(undefined).total).toBe(8);
  });

  it('orders by article, by documents first', () => {
    const reversed = allTexts(2, (id) => ({ order: -id }));
    expect(places(word('aufsicht'), { order: 'article', texts: reversed })).toEqual(['2~2', '1~1', '1~4']);
  });

  it('counts by text and part, whatever page is asked for', () => {
    expect(ranked(word('aufsicht'), { rows: 0 }).counts).toEqual([
      { textId: 1, part: 'article', count: 2 },
      { textId: 2, part: 'article', count: 1 },
    ]);
  });
});

describe('hard queries', () => {
  it('are cut', () => {
    const many = Array.from({ length: 1500 }, (_, at) => `wort${at}`);
    expect(ranked(all('bundesrat', ...many))).toMatchObject({ soft: true, total: 1 });
  });

  it('without a word that the texts have find nothing', () => {
    expect(ranked({ kind: 'or', needs: [] }).total).toBe(8);
    expect(ranked(word('')).total).toBe(0);
    expect(ranked({ kind: 'phrase', words: [] }).total).toBe(0);
    expect(ranked(word('xyzzy')).total).toBe(0);
  });

  it('start behind the last hit', () => {
    expect(ranked(word('aufsicht'), { start: 500 })).toMatchObject({ total: 3, hits: [] });
  });
});

describe('headings and words', () => {
  it('finds a noun by its verb, and a word written with or without hyphens', () => {
    expect(places(word('bewilligt'))).toEqual(['1~3', '1~4', '2~2', '1~6']);
    const hyphens: Need = {
      kind: 'word',
      word: 'eigenmittel-anforderungen',
      pieces: ['eigenmittel', 'anforderungen'],
    };
    expect(places(hyphens)).toEqual(['1~5']);
    const parts = ranked({ kind: 'near', words: ['bank', 'mittel'], distance: 3 }).hits[0]?.evidence;
    expect(parts?.map(({ found: words }) => words)).toEqual(['banken mittel']);
  });

  it('takes a sentence for a question: no article needs all of its words', () => {
    const question = all('wer', 'erteilt', 'denn', 'eine', 'bewilligung', 'fuer', 'einen', 'fonds', 'pilz');
    expect(places(question)[0]).toBe('2~2');
  });

  it('takes two words for a question where more than an article or a conjunction stands with them', () => {
    const isSoft = (...words: string[]) =>
      ranked(all(...words), { weights: { ...usualWeights, enough: 0 } }).soft;
    expect(isSoft('bewilligung', 'und', 'aufsicht')).toBe(false);
    expect(isSoft('bewilligung', 'durch', 'aufsicht')).toBe(true);
    expect(isSoft('braucht', 'wer', 'bewilligung', 'aufsicht')).toBe(true);
    expect(isSoft('bewilligung', 'aufsicht')).toBe(false);
    expect(isSoft('wer', 'bewilligt')).toBe(false);
  });
});

describe('of several versions', () => {
  const versions = indexOf([bank, bank, fund]);
  const dated = allTexts(3, (id) => (id < 3 ? { group: 1, version: `202${id}-01-01` } : {}));

  it('the newest that answers stands for the article', () => {
    const { hits, total } = rankArticles(versions, {
      need: word('bundesrat'),
      texts: dated,
      start: 0,
      rows: 9,
    });
    expect(hits.map(({ textId, unit }) => `${textId}~${unit}`)).toEqual(['2~2']);
    expect(total).toBe(1);
  });

  it('one that is not in force stands below', () => {
    const weighed = allTexts(3, (id) => ({ weight: id === 2 ? 1 : 0.5 }));
    const { hits } = rankArticles(versions, { need: word('bundesrat'), texts: weighed, start: 0, rows: 9 });
    expect(hits.map(({ textId }) => textId)).toEqual([2, 1]);
  });
});
