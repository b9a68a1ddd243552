import { looseKey } from '../words/fold.ts';

const minLength = 5;

/** Endings that the languages write each in their own way, the longest first. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/(?:itaet|itat|itaten|itaeten|ites?|ita|ities|ity)$/, 'it'],
  [/(?:[ct]?ktion(?:en)?|zion[ei]|ctions?|cion|tion(?:en|s)?|sion(?:en|s|[ei])?|ssion(?:en|s)?)$/, 'tion'],
  [/(?:iques?|isch(?:e[nrs]?)?|ic(?:o|a|he|i|al|s)?)$/, 'ik'],
  [/(?:ament[oi]|ement[ois]?|ments?|ment[oi])$/, 'ment'],
  [/(?:an[czt](?:es?|a|e|ies|y|en)?|enz(?:en|a|e)?|enc(?:es?|y|ies))$/, 'ens'],
  [/(?:eur(?:e|s|en)?|or[ei]?|ors|ore)$/, 'or'],
  [/(?:ist(?:en|es|s|[aei])?)$/, 'ist'],
  [/(?:(?:is|iz)(?:ieren|er|are|e|ed|ing)|ieren)$/, 'is'],
  [/(?:en|es|[aeious]|os|as)$/, ''],
];

/** A key that cognates of several languages share: "Portabilität", "portabilité", "portability". */
export function cognateKey(word: string): string | undefined {
  const loose = looseKey(word);
  if (loose.length < minLength || /\d/.test(loose)) return undefined;
  const ending = endings.find(([pattern]) => pattern.test(loose));
  const root = ending === undefined ? loose : loose.replace(ending[0], ending[1]);
  if (root.length < minLength - 1) return undefined;
  return root
    .replaceAll(/z(?=i)/g, 't')
    .replaceAll('ph', 'f')
    .replaceAll('th', 't')
    .replaceAll(/qu|ch|[ckqx]/g, 'k')
    .replaceAll('y', 'i')
    .replaceAll(/[zs]/g, 's')
    .replaceAll(/h/g, '')
    .replaceAll(/(.)\1+/g, '$1');
}
