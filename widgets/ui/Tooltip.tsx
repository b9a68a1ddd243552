import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { lazyComponent } from './lazy-component.tsx';
import * as styles from './tooltip.css.ts';
import { useEver } from './use-ever.ts';

const TooltipBubble = lazyComponent(async () => (await import('./TooltipBubble.tsx')).TooltipBubble);

type TooltipProps = {
  text: string;
  shortcut?: string | undefined;
  children: ReactNode;
};

/**
 * Displays a text beside its children on hover and keyboard focus. It is hidden from assistive technology,
 * which gets the same text in another way.
 */
export function Tooltip({ text, shortcut, children }: TooltipProps) {
  const around = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState(false);
  const wasOpened = useEver(shown);

  const hide = () => setShown(false);
  const hideOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') hide();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for hover and focus of its children and does nothing itself
    <span
      ref={around}
      className={styles.around}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setShown(true)}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && setShown(true)}
      onBlur={hide}
      onKeyDown={hideOnEscape}
    >
      {children}
      {wasOpened ? <TooltipBubble around={around} shown={shown} text={text} shortcut={shortcut} /> : null}
    </span>
  );
}
