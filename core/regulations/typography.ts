import type { LanguageCode } from '../contract/languages.ts';
import { latinSuffixes } from '../law/label.ts';

/** A stretch of law text. Letters of article numbers are set in italics, Latin suffixes in superscript. */
export type LawPiece = string | { style: 'i' | 'sup'; text: string };

const suffix = `(?:${[...latinSuffixes].sort((a, b) => b.length - a.length).join('|')})`;

/** Words before a number: those before numbers of articles, before other numbers, and before letters. */
const words: Record<LanguageCode, { article: string; number: string; letter: string }> = {
  DE: {
    article: 'Artikel[ns]?|Art\\.',
    number:
      'Absatz(?:es)?|Absätzen?|Abs\\.|Ziffern?|Ziff\\.|Satz|Sätze|Kapitels?|Anhangs?|Anhänge|Rz|Randziffern?|Nr\\.',
    letter: 'Buchstaben?|Bst\\.',
  },
  FR: {
    article: '[Aa]rticles?|[Aa]rt\\.',
    number: 'alinéas?|al\\.|chiffres?|ch\\.|phrases?|chapitres?|annexes?|Cm|no|n°',
    letter: 'lettres?|let\\.',
  },
  IT: {
    article: '[Aa]rticol[oi]|[Aa]rt\\.',
    number: 'capovers[oi]|cpv\\.|numer[oi]|n\\.|capitol[oi]|allegat[oi]|nota marg\\.',
    letter: 'letter[ae]|lett\\.',
  },
  EN: {
    article: '[Aa]rticles?|[Aa]rt\\.',
    number: '[Pp]aragraphs?|para\\.|[Nn]umbers?|no\\.|[Cc]hapters?|[Aa]nnex(?:es)?|[Ss]entences?',
    letter: '[Ll]etters?|let\\.',
  },
};

function patternOf(language: LanguageCode): RegExp {
  const { article, number, letter } = words[language];
  const parts = [
    `(?<article>${article})[ \u00a0](?<stem>\\d+)(?<sign>(?!${suffix})[a-z]{1,2}?)?(?<raised>${suffix})?(?:(?<through>[-–]\\d+)(?<throughSign>(?!${suffix})[a-z]{1,2}?)?(?<throughRaised>${suffix})?)?(?![\\p{L}\\d])`,
    `(?<numbered>${number})[ \u00a0](?<digits>\\d+)(?<raisedNumber>${suffix})?(?![\\p{L}\\d])`,
    `(?<lettered>${letter})[ \u00a0](?<character>[a-z])(?<raisedLetter>${suffix})?(?![\\p{L}\\d])`,
  ];
  return new RegExp(`(?<![\\p{L}\\d])(?:${parts.join('|')})`, 'gu');
}

/**
 * Typesets the citations in running text: no break between word and number, letters of articles in italics,
 * Latin suffixes in superscript.
 */
export function createTypesetter(language: LanguageCode): (text: string) => LawPiece[] {
  const pattern = patternOf(language);
  return (text) => {
    const pieces: LawPiece[] = [];
    let plain = '';
    let end = 0;
    const style = (kind: 'i' | 'sup', piece: string | undefined) => {
      if (!piece) return;
      if (plain) pieces.push(plain);
      plain = '';
      pieces.push({ style: kind, text: piece });
    };
    for (const match of text.matchAll(pattern)) {
      const at = match.groups ?? {};
      const word = at.article ?? at.numbered ?? at.lettered ?? '';
      plain += `${text.slice(end, match.index)}${word}\u00a0${at.stem ?? at.digits ?? at.character ?? ''}`;
      style('i', at.sign);
      style('sup', at.raised ?? at.raisedNumber ?? at.raisedLetter);
      plain += at.through ?? '';
      style('i', at.throughSign);
      style('sup', at.throughRaised);
      end = match.index + match[0].length;
    }
    plain += text.slice(end);
    if (plain) pieces.push(plain);
    return pieces;
  };
}

const raisedEnd = new RegExp(`^(.*\\d[a-z]?|[a-z]\\.?)(${suffix})(.*)$`, 'u');

/**
 * Typesets a number outside running text: "37b" stays upright, the suffixes of "3quater" and "c.bis" become
 * superscript.
 */
export function numberPieces(number: string): LawPiece[] {
  const match = raisedEnd.exec(number);
  if (!match) return [number];
  const [, stem = '', raised = '', rest = ''] = match;
  return [stem, { style: 'sup' as const, text: raised }, rest].filter((piece) => piece !== '');
}
