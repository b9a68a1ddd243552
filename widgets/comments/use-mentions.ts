import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import {
  type Colleague,
  colleaguesLike,
  type Mention,
  mentionAt,
  withMention,
  withoutGap,
} from '#core/comments/mentions.ts';
import { nextIndex } from '../ui/roving.ts';

type MentionsOptions = {
  words: string;
  language: string;
  people: readonly Colleague[];
  /** Isolated testers mention nobody. */
  isOn: boolean;
  onChange: (words: string, added: readonly string[]) => void;
};

export type MentionListProps = {
  id: string;
  field: RefObject<HTMLTextAreaElement | null>;
  people: readonly Colleague[];
  active: number;
  onChoose: (person: Colleague) => void;
};

/** Of the keys that move in lists, Home and End stay with the words. */
const nextOption = (key: string, active: number, count: number) =>
  key === 'Home' || key === 'End' ? undefined : nextIndex(key, active, count, 'column');

/** Suggestions of colleagues behind an @: arrow keys choose, Enter and Tab take, Escape closes. */
export function useMentions({ words, language, people, isOn, onChange }: MentionsOptions) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [mention, setMention] = useState<Mention>();
  const [active, setActive] = useState(0);
  /** Where the cursor goes once the words have been drawn, and where a space was put in behind a name. */
  const cursor = useRef<number>(undefined);
  const gap = useRef<number>(undefined);
  const suggested = isOn && mention ? colleaguesLike(people, mention.letters) : [];
  const isOpen = suggested.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cursor is set behind what was just put in
  useLayoutEffect(() => {
    if (cursor.current === undefined) return;
    field.current?.setSelectionRange(cursor.current, cursor.current);
    cursor.current = undefined;
  }, [words]);

  function choose(person: Colleague) {
    if (!mention) return;
    const next = withMention(words, mention, person);
    cursor.current = next.cursor;
    gap.current = next.cursor - 1;
    setMention(undefined);
    onChange(next.text, [person.id]);
    field.current?.focus();
  }
  function typed({ value, selectionStart }: HTMLTextAreaElement): string {
    const next = withoutGap(value, { gap: gap.current, cursor: selectionStart, language });
    gap.current = undefined;
    if (next !== value) cursor.current = selectionStart - 1;
    return next;
  }
  function follow({ value, selectionStart }: HTMLTextAreaElement) {
    setMention(mentionAt(value, selectionStart));
    setActive(0);
  }
  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (!isOpen || event.ctrlKey || event.metaKey || event.altKey) return;
    const person = suggested[active];
    const next = nextOption(event.key, active, suggested.length);
    if (next !== undefined) setActive(next);
    else if ((event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey)) && person) choose(person);
    else if (event.key === 'Escape') setMention(undefined);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  return {
    follow,
    typed,
    field: {
      ref: field,
      'aria-autocomplete': 'list' as const,
      'aria-controls': isOpen ? id : undefined,
      'aria-activedescendant': isOpen ? `${id}-${active}` : undefined,
      onKeyDown: handleKey,
      onBlur: () => setMention(undefined),
    },
    list: { id, field, people: suggested, active, onChoose: choose } satisfies MentionListProps,
  };
}
