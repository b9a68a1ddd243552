import { foldText } from '../lib/fold.ts';
import type { Texts } from './form.ts';

export type Colleague = { id: string; fullName: string };

/** What is typed after an @: where that stands, and the letters up to the cursor. */
export type Mention = { start: number; letters: string };

/** The mention that somebody is typing at a place of a text: an @ at the beginning of a word, and up to two words. */
export function mentionAt(text: string, cursor: number): Mention | undefined {
  const before = text.slice(0, cursor);
  const match = /(?:^|[\s([{«“"'])@([\p{L}\p{M}'’.-]*(?: [\p{L}\p{M}'’.-]*)?)$/u.exec(before);
  const letters = match?.[1];
  return letters === undefined ? undefined : { start: cursor - letters.length - 1, letters };
}

/** Colleagues with a name that begins like this, or one of whose names does; those at the beginning first. */
export function colleaguesLike(people: readonly Colleague[], letters: string, max = 6): Colleague[] {
  const begin = foldText(letters).trim();
  const rank = ({ fullName }: Colleague) => {
    const name = foldText(fullName);
    if (name.startsWith(begin)) return 0;
    return name.split(/[\s-]+/).some((part) => part.startsWith(begin)) ? 1 : 2;
  };
  return people
    .map((person) => ({ person, rank: rank(person) }))
    .filter((each) => each.rank < 2)
    .sort((a, b) => a.rank - b.rank || a.person.fullName.localeCompare(b.person.fullName))
    .slice(0, max)
    .map(({ person }) => person);
}

/** Puts a name in the place of what was typed after the @. */
export function withMention(text: string, { start, letters }: Mention, { fullName }: Colleague) {
  const end = start + 1 + letters.length;
  const inserted = `@${fullName} `;
  return {
    text: `${text.slice(0, start)}${inserted}${text.slice(end).replace(/^ /, '')}`,
    cursor: start + inserted.length,
  };
}

/** What stands close behind a word; French sets its high signs apart. */
const closing = { FR: /[.,)\]…]/, others: /[.,;:!?)\]…]/ };

type Gap = { gap: number | undefined; cursor: number; language: string };

/** The words without the space that was put behind a name at `gap`, once a sign was typed there that closes up. */
export function withoutGap(text: string, { gap, cursor, language }: Gap): string {
  if (gap === undefined || cursor !== gap + 2) return text;
  const signs = language === 'FR' ? closing.FR : closing.others;
  return text[gap] === ' ' && signs.test(text[gap + 1] ?? '')
    ? text.slice(0, gap) + text.slice(gap + 1)
    : text;
}

const mentions = (texts: Texts, name: string) =>
  Object.values(texts).some((text) => text?.includes(`@${name}`));

/** The tags after a change of the words: who is mentioned no more is tagged no more. */
export function tagsAfter(
  tags: readonly string[],
  { before, after, people }: { before: Texts; after: Texts; people: readonly Colleague[] },
): readonly string[] {
  return tags.filter((id) => {
    const name = people.find((person) => person.id === id)?.fullName;
    return name === undefined || !mentions(before, name) || mentions(after, name);
  });
}
