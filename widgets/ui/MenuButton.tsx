import {
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefObject,
  Suspense,
  useId,
  useRef,
  useState,
} from 'react';
import { useEver } from './use-ever.ts';

/** What the button that opens the menu must carry. */
export type MenuTrigger = {
  ref: Ref<HTMLButtonElement>;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: () => void;
};

/** What the menu itself gets from its button. */
export type MenuOfButton = {
  id: string;
  button: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onToggle: (open: boolean) => void;
};

type MenuButtonProps = {
  trigger: (props: MenuTrigger) => ReactElement;
  /** A `MenuPopup`; asked for when the menu is first opened, so it may load then. */
  menu: (props: MenuOfButton) => ReactNode;
};

/** A button with a menu under it. */
export function MenuButton({ trigger, menu }: MenuButtonProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const asked = useEver(open);
  return (
    <>
      {trigger({
        ref: button,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': asked ? id : undefined,
        onClick: () => setOpen(!open),
      })}
      {asked ? <Suspense fallback={null}>{menu({ id, button, open, onToggle: setOpen })}</Suspense> : null}
    </>
  );
}
