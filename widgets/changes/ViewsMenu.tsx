import { Bookmark } from 'lucide';
import { useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../ui/IconButton.tsx';
import { lazyCode, useLazyCode } from '../ui/lazy-component.tsx';
import { movePopup } from '../ui/move-popup.ts';
import { useChangeScene } from './change-scene.ts';
import * as styles from './change-table.css.ts';
import type { ViewsMenuProps } from './views-props.ts';

const views = lazyCode(async () => (await import('./Views.tsx')).Views);

/** Views that were given a name: chosen, saved, removed, and passed on by a link. */
export function ViewsMenu(props: ViewsMenuProps) {
  const { text } = useChangeScene().words;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const { loaded: Views } = useLazyCode(views, open);
  // biome-ignore lint/correctness/useExhaustiveDependencies: placed again when its content has come
  useEffect(() => {
    if (open && popup.current && button.current) movePopup(popup.current, button.current, 'end');
  }, [open, Views]);
  return (
    <>
      <IconButton
        ref={button}
        icon={Bookmark}
        label={text('changes.views')}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={id}
        popoverTarget={id}
      />
      <div
        ref={popup}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={text('changes.views')}
        className={styles.popup}
        // React also passes on toggle events of the tooltips inside.
        onToggle={(event) => event.target === popup.current && setOpen(event.newState === 'open')}
      >
        {open && Views ? <Views {...props} onDone={() => popup.current?.hidePopover()} /> : null}
      </div>
    </>
  );
}
