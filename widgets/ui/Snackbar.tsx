import { X } from 'lucide';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from './Icon.tsx';
import * as styles from './snackbar.css.ts';

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
  /** In milliseconds; 4 seconds by default (specification, section 9). */
  duration?: number;
};

/** Displays messages for a while; longer while the user points at one or has the focus in it. */
export function Snackbar({ messages, onDismiss, closeLabel, duration = 4000 }: SnackbarProps) {
  return (
    <div className={styles.stack} role="status" aria-live="polite">
      {messages.map((message) => (
        <Message
          key={message.id}
          message={message}
          onDismiss={() => onDismiss(message.id)}
          closeLabel={closeLabel}
          duration={duration}
        />
      ))}
    </div>
  );
}

type MessageProps = { message: SnackbarMessage; onDismiss: () => void; closeLabel: string; duration: number };

function Message({ message, onDismiss, closeLabel, duration }: MessageProps) {
  const [held, setHeld] = useState(false);
  const dismiss = useRef(onDismiss);
  dismiss.current = onDismiss;

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismiss.current(), duration);
    return () => clearTimeout(timer);
  }, [held, duration]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only stays visible while the user reads it
    <div
      className={styles.kind[message.kind]}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span>{message.text}</span>
      {message.action ? (
        <button type="button" className={styles.button} onClick={message.action.onSelect}>
          {message.action.label}
        </button>
      ) : null}
      <button type="button" className={styles.button} aria-label={closeLabel} onClick={onDismiss}>
        <Icon of={X} />
      </button>
    </div>
  );
}
