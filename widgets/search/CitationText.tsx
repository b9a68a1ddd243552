import { createElement, Fragment } from 'react';
import { latinSuffixes } from '#core/law/label.ts';

const suffixes = [...latinSuffixes].sort((a, b) => b.length - a.length).join('|');
/** The letter of an article's number, and a Latin suffix after a number or letter. */
const numbered = new RegExp(
  `(?<=\\d)(?:([a-z]{1,2}?)(?=${suffixes}|[\\s,.]|$))?(${suffixes})?(?![\\p{L}\\d])`,
  'gu',
);

/** A citation as lawyers set it: the letter of 37*h* in italics, "quinquies" in superscript. */
export function CitationText({ children: citation }: { children: string }) {
  const pieces: (string | { tag: 'i' | 'sup'; text: string })[] = [];
  let end = 0;
  for (const match of citation.matchAll(numbered)) {
    const [whole, letter, suffix] = match;
    if (whole === '') continue;
    pieces.push(citation.slice(end, match.index));
    if (letter) pieces.push({ tag: 'i', text: letter });
    if (suffix) pieces.push({ tag: 'sup', text: suffix });
    end = match.index + whole.length;
  }
  pieces.push(citation.slice(end));
  const drawn = pieces.map((piece) =>
    typeof piece === 'string' ? piece : createElement(piece.tag, null, piece.text),
  );
  return createElement(Fragment, null, ...drawn);
}
