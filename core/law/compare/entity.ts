import type { TermKind } from './term.ts';

/** Tokens `from` up to `to` are one thing with one value. */
export type Entity = { from: number; to: number; kind: TermKind; value: string };
