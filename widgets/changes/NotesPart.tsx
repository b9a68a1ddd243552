import { useState } from 'react';
import { keyOf } from '#core/changes/change-ref.ts';
import { changes } from '#core/changes/store.ts';
import type { Unsaved } from '#core/changes/unsaved-words.ts';
import type { Change } from '#core/contract/domain/changes.ts';
import { formatDate, today } from '#core/lib/dates.ts';
import { useApp } from '../app-context.tsx';
import { Markdown } from '../Markdown.tsx';
import { Button } from '../ui/Button.tsx';
import { focusAtOnce } from '../ui/focus-at-once.ts';
import { TextArea } from '../ui/TextArea.tsx';
import { useChangeScene } from './change-scene.ts';
import * as styles from './detail.css.ts';
import { drawingOfNotes } from './notes-drawing.tsx';
import { useFocusBack } from './use-focus-back.ts';
import { useUnsaved } from './use-unsaved.ts';

const longestNotes = 10_000;

/** The notes on a change: who wrote them last, and editing them in place. What could not be saved stays in the field. */
export function NotesPart({ change }: { change: Change }) {
  const { words, mayEdit, save } = useChangeScene();
  const { $problems } = useApp().part(changes);
  const { text, locale } = words;
  const key = keyOf(change);
  const [unsaved, write] = useUnsaved(`notes ${key}`);
  const opener = useFocusBack(unsaved !== undefined);
  const [busy, setBusy] = useState(false);
  const { userNotes, noted } = change;
  const label = noted
    ? text('changes.noteOf', {
        name: noted.by.fullName ?? text('changes.formerUser'),
        date: formatDate(today(Date.parse(noted.at)), locale, 'long'),
      })
    : text('changes.userNotes');
  const store = async (notes: Unsaved) => {
    const edit = { domainData: { userNotes: notes.typed.trim() } };
    setBusy(true);
    const isSaved = notes.typed.trim() === userNotes || (await save(change, edit, notes.version));
    setBusy(false);
    if (isSaved) write(undefined);
    // Whoever has been told of what somebody else wrote may save over it.
    else if ($problems.get()[key]?.key === 'modified') write({ typed: notes.typed, began: notes.began });
  };
  return (
    <section className={styles.part}>
      <h2 className={styles.label}>{label}</h2>
      {/* Beside the field too, if somebody else has changed them meanwhile. */}
      {userNotes && (unsaved === undefined || (!busy && userNotes !== unsaved.began)) ? (
        <div className={styles.notes}>
          <Markdown text={userNotes} drawing={drawingOfNotes} />
        </div>
      ) : null}
      {unsaved === undefined ? (
        <>
          {userNotes ? null : <p className={styles.faint}>{text('changes.noNotes')}</p>}
          {mayEdit ? (
            <div className={styles.actions}>
              <Button
                ref={opener}
                onClick={() => write({ typed: userNotes, began: userNotes, version: change.version })}
              >
                {text(userNotes ? 'changes.editNote' : 'changes.addNote')}
              </Button>
            </div>
          ) : null}
        </>
      ) : (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            void store(unsaved);
          }}
        >
          <TextArea
            label={text('changes.userNotes')}
            // Whoever opens the field types in it.
            ref={focusAtOnce}
            maxLength={longestNotes}
            value={unsaved.typed}
            // What is typed while the rest is being saved would be lost.
            readOnly={busy}
            onChange={(event) => write({ ...unsaved, typed: event.target.value })}
          />
          <div className={styles.actions}>
            <Button type="submit" busy={busy}>
              {text('changes.save')}
            </Button>
            <Button kind="quiet" onClick={() => write(undefined)}>
              {text('changes.cancel')}
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}
