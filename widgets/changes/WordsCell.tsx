import { type KeyboardEvent, useRef, useState } from 'react';
import { keyOf } from '#core/changes/change-ref.ts';
import { changes } from '#core/changes/store.ts';
import type { Change } from '#core/contract/domain/changes.ts';
import { useApp } from '../app-context.tsx';
import * as styles from './cells.css.ts';
import { useChangeScene } from './change-scene.ts';
import { useUnsaved } from './use-unsaved.ts';
import { WordsField } from './WordsField.tsx';

export type WordsCellProps = { change: Change; field: 'area' | 'comment' };

/**
 * A line of words that is typed in its cell: Enter saves, and so does leaving the field; Escape takes it back. What could
 * not be saved stays in the field, beside what is stored, and is saved by Enter alone from then on.
 */
export function WordsCell(props: WordsCellProps) {
  const { change, field } = props;
  const { words, mayEdit } = useChangeScene();
  const button = useRef<HTMLButtonElement>(null);
  const { unsaved, busy, isFailed, write, open, close, take } = useWords(props);
  // Whoever opens the field types in it; one that scrolls into sight again takes the focus from nobody.
  const [isOpenedHere, setIsOpenedHere] = useState(false);
  const value = change[field];
  if (!mayEdit) return value;
  const { text } = words;
  const label = text(field === 'area' ? 'changes.editArea' : 'changes.editComment', {
    topic: change.topic,
  });
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') void take();
    else if (event.key === 'Escape') close();
    else return;
    requestAnimationFrame(() => button.current?.focus());
    event.preventDefault();
    event.stopPropagation();
  };
  if (unsaved && !busy)
    return (
      <WordsField
        field={field}
        label={label}
        typed={unsaved.typed}
        // What somebody else has stored since it was opened.
        stored={value === unsaved.began ? undefined : value}
        autoFocus={isOpenedHere && !isFailed}
        onType={(typed) => write({ ...unsaved, typed })}
        onKeyDown={handleKey}
        onBlur={() => !isFailed && void take()}
      />
    );
  const displayed = unsaved?.typed ?? value;
  return (
    <button
      ref={button}
      type="button"
      className={styles.editable}
      aria-label={`${label} ${displayed || text('changes.nothing')}`}
      onClick={() => {
        setIsOpenedHere(true);
        open();
      }}
    >
      <span className={displayed ? styles.word : styles.nothing}>{displayed}</span>
    </button>
  );
}

/** What is typed in the cell, and storing it. */
function useWords({ change, field }: WordsCellProps) {
  const { save } = useChangeScene();
  const { $problems } = useApp().part(changes);
  const key = keyOf(change);
  const [unsaved, write] = useUnsaved(`${field} ${key}`);
  const [busy, setBusy] = useState(false);
  const [isFailed, setIsFailed] = useState(false);
  const value = change[field];
  const close = () => {
    write(undefined);
    setIsFailed(false);
  };
  async function take() {
    if (unsaved === undefined || busy) return;
    const next = unsaved.typed.trim();
    if (next === value) return close();
    setBusy(true);
    const isSaved = await save(change, { domainData: { [field]: next } }, unsaved.version);
    setBusy(false);
    if (isSaved) return close();
    setIsFailed(true);
    // Whoever has been told of what somebody else wrote may save over it.
    if ($problems.get()[key]?.key === 'modified') write({ typed: unsaved.typed, began: unsaved.began });
  }
  const open = () => write({ typed: value, began: value, version: change.version });
  return { unsaved, busy, isFailed, write, open, close, take };
}
