import type { LanguageCode } from '../contract/languages.ts';
import { latinSuffixes } from '../law/label.ts';

/** A stretch of law text; letters of article numbers are italic, Latin suffixes raised. */
export type LawPiece = string | { style: 'i' | 'sup'; text: string };

const suffix = `(?:${[...latinSuffixes].sort((a, b) => b.length - a.length).join('|')})`;

/** Words before a number: of articles, of all else that is numbered, of what is lettered. */
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
    `(?<article>${article})[ \u00a0](?<stem>\\d+)(?<sign>(?!${suffix})[a-z]{1,2}?)?(?<raised>${suffix})?(?![\\p{L}\\d])`,
    `(?<numbered>${number})[ \u00a0](?<digits>\\d+)(?<raisedNumber>${suffix})?(?![\\p{L}\\d])`,
    `(?<lettered>${letter})[ \u00a0](?<character>[a-z])(?<raisedLetter>${suffix})?(?![\\p{L}\\d])`,
  ];
  return new RegExp(`(?<![\\p{L}\\d])(?:${parts.join('|')})`, 'gu');
}

/** Sets citations in running text: word and number never part, letters of articles lean, "bis" is raised. */
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
      end = match.index + match[0].length;
    }
    plain += text.slice(end);
    if (plain) pieces.push(plain);
    return pieces;
  };
}

const raisedEnd = new RegExp(`^(.*\\d[a-z]?|[a-z]\\.?)(${suffix})(.*)$`, 'u');

/** A number that stands alone: "37b" stays upright there, "3quater" and the letter "c.bis" are raised. */
export function numberPieces(number: string): LawPiece[] {
  const match = raisedEnd.exec(number);
  if (!match) return [number];
  const [, stem = '', raised = '', rest = ''] = match;
  return [stem, { style: 'sup' as const, text: raised }, rest].filter((piece) => piece !== '');
}
