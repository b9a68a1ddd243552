const dots = /^\[?(?:…|\.{2,4})\]?$/;
const words = /^[[(]?(?:aufgehoben|abrogée?s?|abrogat[oaie]|repealed)\.?[\])]?$/i;
const label = '\\d{1,3}[a-z]{0,12}|[a-z](?:bis|ter|quater|quinquies|sexies)?';
const several = new RegExp(
  `^((?:${label})\\s?(?:[-–—]\\s?|(?:und|et|e|and|bis|à|a|to)\\s)(?:${label}))[.)]?[^\\S\\t](\\S+)$`,
  'u',
);
const upTo = new RegExp(`^(?:([-–—])|(und|et|e|and|bis|à|a|to)\\s)\\s*(${label})[.)]?\\s*(\\S+)$`, 'u');

const isVoidText = (text: string) => dots.test(text) || words.test(text);

type Voided = { num: string; text: string };

/**
 * What nothing of is in force any more: dots, or the word for it. Sources write the second number of
 * several that were repealed together at times into the text: "2", "– 3 …"; it belongs to the first.
 */
export function voidOf({ num, text }: Voided): Voided | undefined {
  if (isVoidText(text)) return { num, text };
  // What stands for nothing is short.
  if (text.length > 40) return undefined;
  if (num === '') return voidSeveral(text);
  const [, dash, word, last, rest = ''] = upTo.exec(text) ?? [];
  if (last === undefined || !isVoidText(rest)) return undefined;
  return { num: dash ? `${num}–${last}` : `${num} ${word} ${last}`, text: rest };
}

/** "2–3 …": both numbers are in the text, where a source keeps them inside of the paragraph before. */
function voidSeveral(text: string): Voided | undefined {
  const [, num, rest = ''] = several.exec(text) ?? [];
  return num !== undefined && isVoidText(rest) ? { num, text: rest } : undefined;
}
