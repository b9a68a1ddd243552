import { createElement, Fragment } from 'react';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { MarkedText } from '#core/contract/main/search.ts';
import { typeset } from '#core/regulations/typography.ts';
import { drawPieces } from '../law/drawing.ts';
import * as styles from './hit.css.ts';

type MarkedPiecesProps = {
  of: MarkedText;
  /** Language of law text, whose citations are set as in the reader; absent for other text. */
  law?: LanguageCode;
};

/** Text in pieces; those that match the query are marked. */
export function MarkedPieces({ of: pieces, law }: MarkedPiecesProps) {
  const drawn = pieces.map(({ text, marked }) => {
    const content = law ? drawPieces(typeset(text)) : text;
    return marked
      ? createElement('mark', { className: styles.mark }, content)
      : createElement(Fragment, null, content);
  });
  return createElement(Fragment, null, ...drawn);
}
