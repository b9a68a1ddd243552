import { CircleCheck } from 'lucide';
import { useEffect, useRef } from 'react';
import type { questionTexts } from '#core/i18n/questions.ts';
import { useLoadedText } from '../app-context.tsx';
import { icon } from '../form-problem.css.ts';
import { Icon } from '../ui/Icon.tsx';
import * as styles from './questions.css.ts';

/** Confirms in place of the form that the question was sent. */
export function SentWords({ mail }: { mail: 'sent' | 'queued' }) {
  const text = useLoadedText<typeof questionTexts>();
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <p ref={words} tabIndex={-1} className={styles.notice}>
      <Icon of={CircleCheck} className={icon} />
      {text(`questions.${mail}`)}
    </p>
  );
}
