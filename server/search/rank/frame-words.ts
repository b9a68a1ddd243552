import type { LanguageCode } from '#core/contract/languages.ts';
import { foldWord } from '../words/fold.ts';
import { stem } from '../words/stems.ts';

/**
 * Words that ask rather than name: "how long …", "what is needed to …". An article that answers need not
 * have them, and one that has them need not answer.
 */
const listed: Readonly<Record<LanguageCode, string>> = {
  DE: `lange kurz hoch oft viel wenig mindestens höchstens maximal schnell spätestens frühestens Fall bedeuten
    heissen brauchen benötigen nötig tun machen lassen geben gehören innerhalb Art Weise`,
  FR: `long longtemps haut souvent minimum maximum combien cas signifier falloir faire laisser donner besoin mettre
    manière`,
  IT: `lungo alto spesso minimo massimo caso significare occorrere fare lasciare dare modo`,
  EN: `long high often minimum maximum case mean means need needed do make let give take way many much soon`,
};

const stems = new Map<LanguageCode, ReadonlySet<string>>();

/** Whether a folded word is of the frame of a question. */
export function isFrameWord(word: string, language: LanguageCode): boolean {
  const known =
    stems.get(language) ?? new Set(listed[language].split(/\s+/).map((one) => stem(foldWord(one), language)));
  stems.set(language, known);
  return known.has(stem(word, language));
}
