import { createElement, Fragment } from 'react';
import type { MarkedText } from '#core/contract/main/search.ts';
import * as styles from './hit.css.ts';

/** Text in pieces, those that answer the query marked. */
export function MarkedPieces({ of: pieces }: { of: MarkedText }) {
  const drawn = pieces.map(({ text, marked }) =>
    marked ? createElement('mark', { className: styles.mark }, text) : text,
  );
  return createElement(Fragment, null, ...drawn);
}
