import { learnDictionary } from './dictionary.ts';

/*
 * Learns one dictionary beside the thread that searches: paragraphs in, both directions out.
 */
export const run = learnDictionary;
