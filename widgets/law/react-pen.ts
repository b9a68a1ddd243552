import { createElement, Fragment, type ReactNode } from 'react';
import type { LawPiece } from '#core/regulations/typography.ts';
import { type Pen, penInOrder, penPieces } from './drawing.ts';

/** Draws law text by React. Children have their position as key. */
export const reactPen: Pen<ReactNode> = (tag, attributes, ...children) =>
  createElement(tag ?? Fragment, attributes, ...children);

export const drawPieces = (pieces: readonly LawPiece[]): ReactNode => penPieces(pieces, reactPen);
export const inOrder = (nodes: readonly ReactNode[]): ReactNode =>
  penInOrder<ReactNode>(nodes as never, reactPen);
