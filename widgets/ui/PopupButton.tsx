import { type ReactElement, type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react';
import { type LazyCode, useLazyCode } from './lazy-component.tsx';
import { movePopup } from './move-popup.ts';

/** The props of the button that opens the box. */
export type PopupTrigger = {
  ref: Ref<HTMLButtonElement>;
  'aria-haspopup': 'dialog';
  'aria-expanded': boolean;
  'aria-controls': string;
  popoverTarget: string;
};

type PopupButtonProps<Code> = {
  /** What the box is called. */
  label: string;
  className: string;
  trigger: (props: PopupTrigger) => ReactElement;
  /** What draws the content; loads when the box is first opened. */
  code: LazyCode<Code>;
  children: (code: Code, close: () => void) => ReactNode;
};

/** A button with a box beside it: a native popover, which closes on Escape and on a press elsewhere, and gives the focus back. */
export function PopupButton<Code>({ label, className, trigger, code, children }: PopupButtonProps<Code>) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const { loaded } = useLazyCode(code, open);
  // biome-ignore lint/correctness/useExhaustiveDependencies: placed again when its content has come
  useEffect(() => {
    if (open && popup.current && button.current) movePopup(popup.current, button.current, 'end');
  }, [open, loaded]);
  return (
    <>
      {trigger({
        ref: button,
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        'aria-controls': id,
        popoverTarget: id,
      })}
      <div
        ref={popup}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className={className}
        // React also passes on toggle events of the tooltips inside.
        onToggle={(event) => event.target === popup.current && setOpen(event.newState === 'open')}
      >
        {open && loaded !== undefined ? children(loaded, () => popup.current?.hidePopover()) : null}
      </div>
    </>
  );
}
