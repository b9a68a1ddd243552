import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import { loadedValue } from '#core/async/loadable.ts';
import { colleagues } from '#core/comments/colleagues.ts';
import type { Colleague } from '#core/comments/mentions.ts';
import type { InterfaceLanguage } from '#core/contract/languages.ts';
import type { changesTexts } from '#core/i18n/changes.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import { today } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { type TextOf, useApp, useInterfaceLanguage, useLoadedText } from '../app-context.tsx';

/** What the words in cells are made of. */
export type ChangeWords = {
  text: TextOf<typeof changesTexts | typeof commonTexts>;
  language: InterfaceLanguage;
  locale: string;
  /** The day on which deadlines are near or over. */
  today: string;
  /** Names of people by their ids, in the order of the names; empty until they have arrived. */
  people: ReadonlyMap<string, string>;
  /** Whether the names could not be loaded. */
  isNameless: boolean;
};

export function useChangeWords(): ChangeWords {
  const { now, part } = useApp();
  const text = useLoadedText<typeof changesTexts | typeof commonTexts>();
  const language = useInterfaceLanguage();
  const { $people, load } = part(colleagues);
  useEffect(() => void load(), [load]);
  const source = useStore($people);
  const people = loadedValue(source);
  const isNameless = source.state === 'failed' && people === undefined;
  const day = today(now());
  return useMemo(
    () => ({
      text,
      language,
      locale: localeOf(language),
      today: day,
      people: namesById(people ?? [], localeOf(language)),
      isNameless,
    }),
    [text, language, day, people, isNameless],
  );
}

const namesById = (people: readonly Colleague[], locale: string): ReadonlyMap<string, string> =>
  new Map(
    people
      .toSorted((one, other) => one.fullName.localeCompare(other.fullName, locale))
      .map(({ id, fullName }) => [id, fullName]),
  );

/** Those among whom somebody chooses, by their names. */
export const peopleOptions = ({ people }: Pick<ChangeWords, 'people'>) =>
  [...people].map(([value, label]) => ({ value, label }));

/** The name of an owner; of those who were removed nothing is left. */
export function ownerName(words: ChangeWords, ownerId: string | undefined): string {
  if (ownerId === undefined) return words.text('changes.unassigned');
  if (words.isNameless) return words.text('changes.nameUnknown');
  return words.people.get(ownerId) ?? (words.people.size === 0 ? '…' : words.text('changes.formerUser'));
}
