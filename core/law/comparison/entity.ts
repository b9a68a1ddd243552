import type { TermKind } from './term.ts';

/** Tokens `from` up to `to` are one thing with one value. */
export type Entity = { from: number; to: number; kind: TermKind; value: string };

/** How far something goes that was read, and its value. */
export type Read = { to: number; value: string };
