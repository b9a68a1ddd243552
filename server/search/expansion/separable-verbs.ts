import type { Bridge } from './related.ts';

const prefixes =
  `zusammen zurueck weiter wieder nieder statt teil fort frei fest bei ein auf aus ab an her hin los
  mit nach vor weg zu`.split(/\s+/);
const weight = 0.45;
/** A sentence is about as long. */
const distance = 25;
const shortestVerb = 5;

/** "aufbewahren" is written as "bewahrt die Belege zehn Jahre auf" too. */
export const separableVerbs: Bridge = {
  of: ([word, ...more]) => {
    if (word === undefined || more.length > 0 || !/(?:en|eln|ern)$/.test(word)) return [];
    const prefix = prefixes.find((one) => word.startsWith(one));
    const verb = prefix === undefined ? '' : word.slice(prefix.length);
    if (prefix === undefined || verb.length < shortestVerb) return [];
    return [{ words: [verb, prefix], kind: 'stem', weight, distance }];
  },
  longest: 1,
};
