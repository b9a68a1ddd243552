import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { Change } from '#core/contract/domain/changes.ts';
import { classes } from '../ui/classes.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import * as styles from './cells.css.ts';
import { useChangeScene } from './change-scene.ts';

type WordsCellProps = { change: Change; field: 'area' | 'comment' };

const longest = { area: 100, comment: 4000 };

/** A line of words that is typed in its cell: Enter saves, Escape takes it back. What could not be saved stays in the field. */
export function WordsCell({ change, field }: WordsCellProps) {
  const { words, mayEdit, areas, save } = useChangeScene();
  const { text } = words;
  const value = change[field];
  const list = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [typed, setTyped] = useState<string>();
  if (!mayEdit) return value;
  const label = text(field === 'area' ? 'changes.editArea' : 'changes.editComment', {
    topic: change.topic,
  });
  const focusButton = () => requestAnimationFrame(() => button.current?.focus());
  async function take(entered: string) {
    setTyped(undefined);
    const next = entered.trim();
    if (next === value) return;
    if (!(await save(change, { domainData: { [field]: next } }))) setTyped(entered);
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      void take(typed ?? '');
      focusButton();
    } else if (event.key === 'Escape') {
      setTyped(undefined);
      focusButton();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  if (typed === undefined)
    return (
      <button ref={button} type="button" className={styles.editable} onClick={() => setTyped(value)}>
        <VisuallyHidden>{label} </VisuallyHidden>
        <span className={classes(styles.word, !value && styles.faint)}>
          {value || (
            <>
              <span aria-hidden="true">–</span>
              <VisuallyHidden>{text('changes.nothing')}</VisuallyHidden>
            </>
          )}
        </span>
      </button>
    );
  return (
    <>
      <input
        // biome-ignore lint/a11y/noAutofocus: whoever opens the field types in it
        autoFocus
        className={styles.input}
        aria-label={label}
        list={field === 'area' ? list : undefined}
        maxLength={longest[field]}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={handleKey}
        onBlur={() => void take(typed)}
      />
      {field === 'area' ? (
        <datalist id={list}>
          {areas.map((area) => (
            <option key={area} value={area} />
          ))}
        </datalist>
      ) : null}
    </>
  );
}
