import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LawPiece, numberPieces, typeset } from './typography.ts';

/** Pieces as text: /italic/, ^superscript^, _ for the no-break space. */
const drawn = (pieces: LawPiece[]) =>
  pieces
    .map((piece) =>
      typeof piece === 'string' ? piece : piece.style === 'i' ? `/${piece.text}/` : `^${piece.text}^`,
    )
    .join('')
    .replaceAll('\u00a0', '_');

describe('the typesetter', () => {
  it.each([
    ['gemäss Artikel 37a Absatz 1 und', 'gemäss Artikel_37/a/ Absatz_1 und'],
    ['nach Artikel 4bis Absatz 1ter Buchstabe b.', 'nach Artikel_4^bis^ Absatz_1^ter^ Buchstabe_b.'],
    ['Art. 12abis', 'Art._12/a/^bis^'],
    ['nach den Artikeln 33–37g', 'nach den Artikeln_33–37/g/'],
    ['Artikel 4a–4cbis,', 'Artikel_4/a/–4/c/^bis^,'],
    ['den Artikeln 17 und 18', 'den Artikeln_17 und 18'],
    ['Artikel 12 Wochen', 'Artikel_12 Wochen'],
    ['Grosshartikel 12', 'Grosshartikel 12'],
    ["l'article 5, alinéa 2, lettre b", "l'article_5, alinéa_2, lettre_b"],
    ["all'articolo 5a capoverso 2", "all'articolo_5/a/ capoverso_2"],
    ['under Article 7b paragraph 3', 'under Article_7/b/ paragraph_3'],
    ['nach Artikel 3bis und 3ter', 'nach Artikel_3^bis^ und 3^ter^'],
    ['Ziffer 3a; Anhang 2b', 'Ziffer_3a; Anhang_2b'],
    ['BG vom 15. Juni 2018 (AS 2018 5247)', 'BG vom 15._Juni_2018 (AS_2018_5247)'],
    ["l'article a été abrogé", "l'article a été abrogé"],
  ])('%s', (text, expected) => {
    expect(drawn(typeset(text))).toBe(expected);
  });

  it('changes nothing but the space of a citation', () => {
    const sentence = fc.array(
      fc.oneof(fc.string(), fc.constantFrom('Artikel 3a', ' Abs. 2bis', 'let. b', ' ', 'art. 4')),
    );
    fc.assert(
      fc.property(sentence, (parts) => {
        const text = parts.join('');
        const set = typeset(text).map((each) => (typeof each === 'string' ? each : each.text));
        expect(set.join('').replaceAll('\u00a0', ' ')).toBe(text.replaceAll('\u00a0', ' '));
      }),
    );
  });

  it.each([
    ['37b', '37b'],
    ['3quater', '3^quater^'],
    ['37gbis', '37g^bis^'],
    ['1–2bis', '1–2^bis^'],
    ['5bis', '5^bis^'],
    ['c.bis', 'c.^bis^'],
    ['12', '12'],
  ])('numbers standing alone: %s', (number, expected) => {
    expect(drawn(numberPieces(number))).toBe(expected);
  });
});
