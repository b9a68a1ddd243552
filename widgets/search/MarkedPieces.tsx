import { createElement, Fragment } from 'react';
import type { MarkedText } from '#core/contract/main/search.ts';
import { typeset } from '#core/regulations/typography.ts';
import { drawPieces } from '../law/react-pen.ts';
import * as styles from './hit.css.ts';

type MarkedPiecesProps = {
  of: MarkedText;
  /** Whether it is law text, whose citations are set as in the reader. */
  asLaw?: boolean;
};

/** Text in pieces; those that match the query are marked. */
export function MarkedPieces({ of: pieces, asLaw = false }: MarkedPiecesProps) {
  const drawn = pieces.map(({ text, marked }) => {
    const content = asLaw ? drawPieces(typeset(text)) : text;
    return marked
      ? createElement('mark', { className: styles.mark }, content)
      : createElement(Fragment, null, content);
  });
  return createElement(Fragment, null, ...drawn);
}
