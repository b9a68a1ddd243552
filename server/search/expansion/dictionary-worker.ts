import { learnDictionary } from './dictionary.ts';

/*
 * Learns a dictionary outside of the search thread: receives paragraphs and returns both directions.
 */
export const run = learnDictionary;
