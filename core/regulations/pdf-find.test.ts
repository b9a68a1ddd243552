import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findInPage, indexPage, type TextPiece } from './pdf-find.ts';

const lines = (...texts: string[]): TextPiece[] => texts.map((text) => ({ text, ends: true }));
const matches = (pieces: TextPiece[], query: string) =>
  findInPage(indexPage(3, pieces), query).map(({ from, to }) => [
    from.piece,
    from.offset,
    to.piece,
    to.offset,
  ]);

describe('search in a page', () => {
  it.each([
    ['a word', lines('Die Bewilligung wird erteilt.'), 'bewilligung', [[0, 4, 0, 15]]],
    [
      'every occurrence',
      lines('Rat und Rat'),
      'rat',
      [
        [0, 0, 0, 3],
        [0, 8, 0, 11],
      ],
    ],
    ['over the end of a line', lines('die Aufsicht', 'über Banken'), 'Aufsicht über', [[0, 4, 1, 4]]],
    ['a letter that is written as two', lines('alle Maße gelten'), 'masse', [[0, 5, 0, 9]]],
    ['a word parted by a hyphen', lines('die Bewil-', 'ligung'), 'Bewilligung', [[0, 4, 1, 6]]],
    ['a word joined by a hyphen', lines('E-Mail-', 'Adresse'), 'e-mailadresse', [[0, 0, 1, 7]]],
    ['without accents', lines('à l’étranger'), 'etranger', [[0, 4, 0, 12]]],
    ['through ligatures', lines('di\ufb03cult'), 'difficult', [[0, 0, 0, 7]]],
    ['over several spaces', lines('Artikel   5'), 'artikel 5', [[0, 0, 0, 11]]],
    [
      'in pieces of one line',
      [
        { text: 'Art. 37', ends: false },
        { text: 'b', ends: true },
      ],
      'art. 37b',
      [[0, 0, 1, 1]],
    ],
    ['nothing for blanks', lines('Text'), '  ', []],
    ['nothing where it is not', lines('Text'), 'Bank', []],
  ])('%s', (_, pieces, query, expected) => {
    expect(matches(pieces, query)).toEqual(expected);
  });

  it('finds every word of a page at its place', () => {
    const word = fc.stringMatching(/^[a-z]{1,9}$/);
    fc.assert(
      fc.property(
        fc.array(fc.array(word, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 8 }),
        (rows) => {
          const pieces = lines(...rows.map((row) => row.join(' ')));
          for (const [piece, row] of rows.entries()) {
            const query = row.join(' ');
            const hits = findInPage(indexPage(1, pieces), query);
            expect(hits.length).toBeGreaterThan(0);
            for (const { from, to } of hits.filter(
              (hit) => hit.from.piece === hit.to.piece && hit.from.piece === piece,
            ))
              expect(pieces[piece]?.text.slice(from.offset, to.offset)).toBe(query);
          }
        },
      ),
    );
  });
});
