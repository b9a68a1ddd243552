import { useRef, useState } from 'react';
import { splitParagraphId } from '#core/law/paragraph-id.ts';
import { Button } from '#widgets/ui/Button.tsx';
import { Field } from '#widgets/ui/Field.tsx';
import { useNamedPlace } from '#widgets/use-named-place.ts';
import * as styles from './review.css.ts';
import type { ReviewWords } from './review-words.ts';

type MoveFieldProps = {
  /** Where it stood: it moves within its text. */
  from: string;
  words: ReviewWords;
  onMove: (regArt: string) => void;
  onCancel: () => void;
};

/** The paragraph to which one is moved, by its citation. */
export function MoveField({ from, words: { text, documentLanguage }, onMove, onCancel }: MoveFieldProps) {
  const [isOther, setOther] = useState(false);
  const { words, unknown, ...named } = useNamedPlace({
    place: { completeParagraphID: from, language: documentLanguage },
    // No form waits for it.
    settling: useRef(undefined),
    onFound(target) {
      const isElsewhere = splitParagraphId(target).regTextId !== splitParagraphId(from).regTextId;
      setOther(isElsewhere);
      if (!isElsewhere) onMove(target);
    },
  });
  const problem = isOther ? text('review.otherText') : undefined;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape leaves the field and its button alike
    <div
      className={styles.move}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onCancel();
      }}
    >
      <Field
        label={text('review.moveTo')}
        size="normal"
        // The field has just been asked for.
        autoFocus
        value={words}
        hint={text('review.moveHint')}
        error={unknown === undefined ? problem : text('review.noPlace', { words: unknown })}
        onChange={({ target }) => {
          named.type(target.value);
          setOther(false);
        }}
        onKeyDown={named.handleKey}
      />
      <div className={styles.actions}>
        <Button onClick={named.settle}>{text('review.moveNow')}</Button>
        <Button kind="quiet" onClick={onCancel}>
          {text('review.cancel')}
        </Button>
      </div>
    </div>
  );
}
