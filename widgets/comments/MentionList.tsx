import { useLayoutEffect, useRef } from 'react';
import type { commentTexts } from '#core/i18n/comments.ts';
import { useLoadedText } from '../app-context.tsx';
import { movePopup } from '../ui/move-popup.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import * as styles from './editor.css.ts';
import type { MentionListProps } from './use-mentions.ts';

/** The colleagues whose names begin like what is typed behind an @, below the field. */
export function MentionList({ id, field, people, active, onChoose }: MentionListProps) {
  const text = useLoadedText<typeof commentTexts>();
  const box = useRef<HTMLDivElement>(null);
  const isOpen = people.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of lines has another height
  useLayoutEffect(() => {
    const { current: popup } = box;
    if (!popup || !field.current) return;
    if (popup.matches(':popover-open') !== isOpen) popup.togglePopover(isOpen);
    if (isOpen) movePopup(popup, field.current, 'start');
  }, [isOpen, people.length, field]);
  return (
    <>
      <div
        ref={box}
        id={id}
        popover="manual"
        role="listbox"
        aria-label={text('comments.colleagues')}
        className={styles.suggestions}
      >
        {people.map((person, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
          <div
            key={person.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className={styles.suggestion}
            // The field keeps the focus, so that the list is still there when the button is let go.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(person)}
          >
            {person.fullName}
          </div>
        ))}
      </div>
      <div role="status">
        {isOpen ? (
          <VisuallyHidden>{text('comments.colleaguesCount', { count: people.length })}</VisuallyHidden>
        ) : null}
      </div>
    </>
  );
}
