import {
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react';
import { useEver } from './use-ever.ts';

/** The props of the button that opens the menu. */
export type MenuTrigger = {
  ref: Ref<HTMLButtonElement>;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** The props that the menu gets from its button. */
export type MenuOfButton = {
  id: string;
  button: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onToggle: (open: boolean) => void;
  /** Keys pressed on the button before the menu had loaded. */
  early: RefObject<string[]>;
};

type MenuButtonProps = {
  trigger: (props: MenuTrigger) => ReactElement;
  /** A `MenuPopup`; called when the menu is first opened, so it may be lazy. */
  menu: (props: MenuOfButton) => ReactNode;
};

const menuKey = /^(?:.|Arrow.+|Home|End|Enter)$/u;

/** A button with a menu below it. */
export function MenuButton({ trigger, menu }: MenuButtonProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const wasOpened = useEver(open);
  const early = useRef<string[]>([]);
  const keepEarly = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (!open) return;
    if (key === 'Tab' || key === 'Escape') setOpen(false);
    else if (menuKey.test(key) && !ctrlKey && !metaKey && !altKey) {
      event.preventDefault();
      early.current.push(key);
    }
  };
  return (
    <>
      {trigger({
        ref: button,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': wasOpened ? id : undefined,
        onClick: () => {
          early.current = [];
          setOpen(!open);
        },
        onKeyDown: keepEarly,
      })}
      {wasOpened ? menu({ id, button, open, onToggle: setOpen, early }) : null}
    </>
  );
}
