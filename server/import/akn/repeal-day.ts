import type { Unit } from '#core/contract/main/regulation-text.ts';
import { plainText } from '#core/law/inline-text.ts';
import { writtenDay } from '#core/lib/month-names.ts';

/** How notes say from when something has effect, in the four languages; a note is in the language of its act. */
const effects = [
  /mit Wirkung (?:seit|ab|vom)(?: dem)? (\d{1,2})\. ?(\p{L}+)\.? (\d{4})/gu,
  /avec effet (?:au|dès le|depuis le|à partir du) (\d{1,2})(?:er)? (\p{L}+)\.? (\d{4})/gu,
  /con effetto (?:dal|dall’|dall')? ?(\d{1,2})°? (\p{L}+)\.? (\d{4})/gu,
  /with effect from (\d{1,2}) (\p{L}+)\.? (\d{4})/gu,
];

/** The day on which an article was repealed (ISO): that of the last act in its notes; undefined if none gives a day. */
export function repealDay({ notes }: Pick<Unit, 'notes'>): string | undefined {
  const text = notes.map((note) => plainText(note.content).replaceAll(/\s/g, ' ')).join(' ');
  const days = effects.flatMap((effect) =>
    [...text.matchAll(effect)].flatMap(
      ([, day = '', word = '', year = '']) => writtenDay(day, word, year) ?? [],
    ),
  );
  return days.at(-1);
}
