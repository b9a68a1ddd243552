import { isListedWord } from './listed-passwords.ts';

// Words that people use when a password must mix kinds of characters (a word, a year, a sign): words of the four
// languages and of keyboards. Digits in place of letters, and characters around a word, are ignored.
const commonWords = new Set(
  `
  password passwort passwd motdepasse parola parolachiave kennwort geheim secret segreto secreto
  qwerty qwertz qwertyuiop qwertzuiop azerty azertyuiop asdf asdfgh asdfghjkl asdfasdf yxcvbnm zxcvbnm
  qwer qweasd qazwsx qazwsxedc qwertzqwertz qwertyqwerty abc abcd abcde abcdef abcdefg abcabc aaa aaaa
  welcome willkommen bienvenue benvenuto hello hallo bonjour ciao salut letmein iloveyou ichliebedich
  jetaime tiamo admin administrator administrateur amministratore root user test testing tester guest gast
  invite ospite default changeme temp temporary initial start login signin access master monkey dragon
  football fussball fussballer soccer hockey baseball basketball superman batman starwars pokemon naruto
  sunshine sonnenschein soleil sole princess prinzessin princesse principessa shadow michael daniel thomas
  andreas martin peter stefan nicole sandra laura julia anna maria marie sophie jessica jennifer ashley
  michelle charlie jordan andrew matthew joshua george hannah lukas simon david robert freedom freiheit
  liberte liberta trustno whatever computer internet google facebook apple samsung microsoft windows office
  summer winter spring autumn sommer fruehling herbst ete hiver printemps automne estate inverno primavera
  autunno january february march april august september october november december januar februar maerz juni
  juli oktober dezember monday friday montag freitag lundi vendredi
  schweiz suisse svizzera switzerland swiss zuerich zurich bern basel luzern geneve geneva lausanne lugano
  bank banque banca finma compliance regulation regesta legal finance money geld argent soldi
  cheese chocolate schokolade fromage matterhorn alpen berge
  `
    .split(/\s+/)
    .filter((word) => word !== ''),
);

const letters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
};
const edges = /^[^\p{L}]+|[^\p{L}]+$/gu;

/**
 * Whether a password is easily guessed: a word of a list of common passwords or of those above, a row of characters,
 * or one of the `own` words. Servers refuse it, and no form calls it good.
 */
export function isCommonPassword(password: string, own: readonly string[] = []): boolean {
  const folded = password.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const names = own
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}]+/u))
    .filter(({ length }) => length > 3);
  if (longestRow(folded) >= folded.length * 0.6) return true;
  // The word without the characters around it, and with digits read as letters.
  return [folded, half(folded)]
    .flatMap((text) => [text, text.replace(edges, '')])
    .flatMap((text) => [text, [...text].map((sign) => letters[sign] ?? sign).join('')])
    .map((text) => half(text.replace(/[^\p{L}]/gu, '')))
    .some((word) => commonWords.has(word) || isListedWord(word) || names.includes(word));
}

/** The first half of a text that consists of two equal halves, else the text itself. */
function half(word: string): string {
  const middle = word.length / 2;
  return word.slice(0, middle) === word.slice(middle) ? word.slice(0, middle) : word;
}

/** Length of the longest row of equal or consecutive characters. */
function longestRow(text: string): number {
  let longest = 0;
  let length = 0;
  let step: number | undefined;
  for (let at = 1; at < text.length; at++) {
    const next = text.charCodeAt(at) - text.charCodeAt(at - 1);
    if (Math.abs(next) > 1) length = 0;
    else length = next === step ? length + 1 : 2;
    step = next;
    longest = Math.max(longest, length);
  }
  return longest;
}
