import { Plus, X } from 'lucide';
import { useState } from 'react';
import type { commentTexts } from '#core/i18n/comments.ts';
import { useLoadedText } from '../app-context.tsx';
import { Designation } from '../law/Designation.tsx';
import type { PanelPlace } from '../panel-slot.ts';
import { Field } from '../ui/Field.tsx';
import { focusAtOnce } from '../ui/focus-at-once.ts';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { useNamedPlace } from '../use-named-place.ts';
import { usePlaceName } from '../use-place-name.ts';
import { useComments } from './comments-scene.ts';
import * as styles from './editor.css.ts';
import type { OpenEditor } from './open-editor.ts';

type LinksFieldProps = {
  open: OpenEditor;
  links: readonly string[];
  onChange: (links: readonly string[]) => void;
};

/** Further paragraphs to which the comment refers: by their citation, or by reading there. */
export function LinksField({ open, links, onChange }: LinksFieldProps) {
  const { place, reading } = useComments();
  const text = useLoadedText<typeof commentTexts>();
  const [isOpen, setOpen] = useState(false);
  // As they are once the paragraph is found.
  const add = (target: string) => onChange([...new Set([...open.editor.$form.get().links, target])]);
  const { words, unknown, ...named } = useNamedPlace({ place, settling: open.settling, onFound: add });
  const isElsewhere =
    reading.completeParagraphID !== open.at.completeParagraphID &&
    !links.includes(reading.completeParagraphID);
  return (
    <div className={styles.links}>
      {links.length > 0 ? (
        <ul className={styles.chips} aria-label={text('comments.links')}>
          {links.map((target) => (
            <LinkChip
              key={target}
              target={target}
              place={place}
              onRemove={() => onChange(links.filter((each) => each !== target))}
            />
          ))}
        </ul>
      ) : null}
      {isElsewhere ? (
        <button type="button" className={styles.wordButton} onClick={() => add(reading.completeParagraphID)}>
          <Icon of={Plus} size={12} />
          <Designation>{text('comments.linkThis', { name: reading.name })}</Designation>
        </button>
      ) : null}
      {isOpen ? (
        <Field
          label={text('comments.addLink')}
          size="normal"
          // The field has just been asked for.
          ref={focusAtOnce}
          value={words}
          hint={text('comments.linkHint')}
          error={unknown === undefined ? undefined : text('comments.noPlace', { words: unknown })}
          onChange={(event) => named.type(event.target.value)}
          onKeyDown={named.handleKey}
          trailing={
            <IconButton icon={Plus} iconSize={14} label={text('comments.add')} onClick={named.settle} />
          }
        />
      ) : (
        <button type="button" className={styles.wordButton} onClick={() => setOpen(true)}>
          <Icon of={Plus} size={12} />
          {text('comments.addLink')}
        </button>
      )}
    </div>
  );
}

function LinkChip({ target, place, onRemove }: { target: string; place: PanelPlace; onRemove: () => void }) {
  const text = useLoadedText<typeof commentTexts>();
  const name = usePlaceName(target, place);
  return (
    <li className={styles.chip}>
      <Designation>{name}</Designation>
      <button
        type="button"
        className={styles.chipButton}
        aria-label={text('comments.removeLink', { name })}
        onClick={onRemove}
      >
        <Icon of={X} size={12} />
      </button>
    </li>
  );
}
