import { Check } from 'lucide';
import { useState } from 'react';
import { splitParagraphId } from '#core/law/paragraph-id.ts';
import { CitationField } from '#widgets/CitationField.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import * as styles from './review.css.ts';
import type { ReviewWords } from './review-words.ts';
import { useFindInDocument } from './use-find-in-document.ts';

type MoveFieldProps = {
  /** Where it stood: it moves within its text. */
  from: string;
  words: ReviewWords;
  onMove: (regArt: string) => void;
  onCancel: () => void;
};

/** The paragraph to which one is moved, by its citation. */
export function MoveField({ from, words, onMove, onCancel }: MoveFieldProps) {
  const { text } = words;
  const { regTextId } = splitParagraphId(from);
  const find = useFindInDocument(regTextId, words);
  const [isOther, setOther] = useState(false);
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
      <CitationField
        label={text('review.moveTo')}
        hint={text('review.moveHint')}
        // The field has just been asked for.
        autoFocus
        error={isOther ? text('review.otherText') : undefined}
        unknown={(unknown) => text('review.noPlace', { words: unknown })}
        take={{ icon: Check, label: text('review.moveNow') }}
        find={find}
        onFound={(target) => {
          const isElsewhere = splitParagraphId(target).regTextId !== regTextId;
          setOther(isElsewhere);
          if (!isElsewhere) onMove(target);
        }}
      />
      <Button size="small" kind="quiet" className={styles.cancel} onClick={onCancel}>
        {text('review.cancel')}
      </Button>
    </div>
  );
}
