import { onceFor } from './once-for.ts';
import { scan, type Token } from './scan.ts';

/** The words and signs of a text that is asked for several times. */
export const tokensOf: (words: { text: string }) => readonly Token[] = onceFor(({ text }) => scan(text));
