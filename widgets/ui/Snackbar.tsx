import { X } from 'lucide';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from './Icon.tsx';
import * as styles from './snackbar.css.ts';

const messageKeys = lazyCode(async () => (await import('./MessageKeys.tsx')).MessageKeys);

import { lazyCode, useLazyCode } from './lazy-component.tsx';
import { messageKey } from './message-key.ts';

export type SnackbarMessage = {
  id: number;
  kind: 'success' | 'error';
  text: ReactNode;
  action?: { label: string; onSelect: () => void } | undefined;
};

type SnackbarProps = {
  messages: readonly SnackbarMessage[];
  onDismiss: (id: number) => void;
  closeLabel: string;
  /** In milliseconds; 4 seconds by default (specification, section 9). What offers something stays for 20 at least. */
  duration?: number;
};

/** Milliseconds for which something is offered: whoever does not see it, or is slow, has to get there (WCAG 2.2.1). */
const offerDuration = 20_000;
/** Messages that stay for so long; more of them would hide the page. */
const maxOffers = 3;

/** Displays messages for a while; longer while the user points at one or has the focus in it. */
export function Snackbar({ messages, onDismiss, closeLabel, duration = 4000 }: SnackbarProps) {
  const stack = useRef<HTMLDivElement>(null);
  const offers = messages.filter(({ action }) => action).slice(-maxOffers);
  const { loaded: MessageKeys } = useLazyCode(messageKeys, offers.length > 0);
  return (
    <div ref={stack} className={styles.stack} role="status" aria-live="polite">
      {MessageKeys ? <MessageKeys stack={stack} /> : null}
      {messages.map((message) => (
        <Message
          key={message.id}
          message={message}
          hasKey={MessageKeys !== undefined && message === offers.at(-1)}
          onDismiss={() => onDismiss(message.id)}
          closeLabel={closeLabel}
          duration={offers.includes(message) ? Math.max(duration, offerDuration) : duration}
        />
      ))}
    </div>
  );
}

type MessageProps = {
  message: SnackbarMessage;
  /** Whether the key leads to it, which it then names. */
  hasKey: boolean;
  onDismiss: () => void;
  closeLabel: string;
  duration: number;
};

function Message({ message, hasKey, onDismiss, closeLabel, duration }: MessageProps) {
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const dismiss = useRef(onDismiss);
  dismiss.current = onDismiss;

  useEffect(() => {
    if (isPointedAt || isFocused) return;
    const timer = setTimeout(() => dismiss.current(), duration);
    return () => clearTimeout(timer);
  }, [isPointedAt, isFocused, duration]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only stays visible while the user reads it
    <div
      className={styles.kind[message.kind]}
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
    >
      <span>{message.text}</span>
      {message.action ? (
        <>
          <button
            type="button"
            className={styles.button}
            aria-keyshortcuts={hasKey ? messageKey : undefined}
            onClick={message.action.onSelect}
          >
            {message.action.label}
          </button>
          {hasKey ? <kbd className={styles.key}>{messageKey}</kbd> : null}
        </>
      ) : null}
      <button type="button" className={styles.button} aria-label={closeLabel} onClick={onDismiss}>
        <Icon of={X} />
      </button>
    </div>
  );
}
