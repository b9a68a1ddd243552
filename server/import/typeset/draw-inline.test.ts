import { describe, expect, it } from 'vitest';
import { drawInline, plain, printableText, unitNotes, unnamedNotes } from './draw-inline.ts';

const draw = (content: Parameters<typeof drawInline>[0], notes = unitNotes([], 'Bild')) =>
  drawInline(content, notes);

describe('running text', () => {
  it.each([
    ['Artikel 5 Absatz 2 Buchstabe b', 'Artikel\u00a05 Absatz\u00a02 Buchstabe\u00a0b'],
    ['nach Art. 3 Abs. 1', 'nach Art.\u00a03 Abs.\u00a01'],
    ['art. 4, al. 2, let. c', 'art.\u00a04, al.\u00a02, let.\u00a0c'],
    ['Artikel des Gesetzes', 'Artikel des Gesetzes'],
    ['a\n\t b\u0007', 'a b'],
  ])('of %j is printed as %j', (given, printed) => expect(printableText(given)).toBe(printed));

  it('raises bis, ter and their likes after a number only', () => {
    expect(draw(['Absatz 1bis bis Absatz 2ter'])).toEqual([
      'Absatz\u00a01',
      { m: 'sup', c: ['bis'] },
      ' bis Absatz\u00a02',
      { m: 'sup', c: ['ter'] },
    ]);
    expect(draw([{ mark: 'sup', content: ['1bis'] }])).toEqual([{ m: 'sup', c: ['1bis'] }]);
  });

  it('links to the web only', () => {
    const link = (href: string) => draw([{ href, content: ['hier'] }]);
    expect(link('https://example.org/a')).toEqual([{ l: 'https://example.org/a', c: ['hier'] }]);
    for (const href of ['', 'javascript:alert(1)', 'bild.png', 'https://a b'])
      expect(link(href)).toEqual(['hier']);
  });

  it('sets a note once, repeats its number later, and forgets none', () => {
    const notes = unitNotes(
      [
        { number: 7, content: ['eins'] },
        { number: 8, content: ['zwei'] },
      ],
      'Bild',
    );
    expect(draw(['a', { note: 7 }, 'b', { note: 7 }], notes)).toEqual([
      'a',
      { n: 7, c: ['eins'] },
      'b',
      { again: 7 },
    ]);
    expect(unnamedNotes(notes)).toEqual([{ n: 8, c: ['zwei'] }]);
  });

  it('names an image by its words', () => {
    expect(draw([{ image: 'x.png', alt: 'Formel' }])).toEqual([{ img: 'Bild: Formel' }]);
    expect(draw([{ image: 'x.png', alt: '' }])).toEqual([{ img: 'Bild' }]);
  });

  it('is plain without notes for bookmarks', () => {
    expect(plain(['Art. 5', { mark: 'i', content: ['a'] }, { note: 3 }])).toBe('Art.\u00a05a');
  });
});
