import { type ReactNode, useEffect, useState } from 'react';
import type { commonTexts } from '#core/i18n/common.ts';
import { durationWords, spokenSeconds } from '#core/lib/durations.ts';
import { localeOf } from '#core/lib/locales.ts';
import { useApp, useInterfaceLanguage, useLoadedText } from '../app-context.tsx';
import * as hidden from '../ui/visually-hidden.css.ts';
import * as styles from './sign-in.css.ts';

type WaitingProps = {
  seconds: number;
  /** What helps meanwhile. */
  children?: ReactNode;
};

/** How long somebody still has to wait, with every second for the eye and with full minutes for the ear. */
export function Waiting({ seconds, children }: WaitingProps) {
  const { now } = useApp();
  const text = useLoadedText<typeof commonTexts>();
  const locale = localeOf(useInterfaceLanguage());
  const [until] = useState(() => now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return;
    // By the clock, since browsers slow down the timers of pages that nobody sees.
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((until - now()) / 1000))), 1000);
    return () => clearInterval(timer);
  }, [isOver, until, now]);
  const words = (rest: number) =>
    rest === 0 ? text('common.waitOver') : text('common.waitLeft', { time: durationWords(rest, locale) });
  return (
    <>
      <p className={styles.words} aria-hidden="true">
        {words(left)}
      </p>
      <p className={hidden.hidden} role="status">
        {words(spokenSeconds(left, seconds))}
      </p>
      {children}
    </>
  );
}
