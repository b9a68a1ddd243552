import { type ReactNode, useEffect, useRef } from 'react';
import * as styles from './card-frame.css.ts';
import { usePageTitle } from './page-title.tsx';

/** The card in the middle of every page without a session. */
export function CardFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <div className={styles.card}>{children}</div>
    </div>
  );
}

type CardHeadProps = {
  /** The heading of the card, and the name of the page in the browser. */
  title: string;
  subtitle?: string | undefined;
  /** Whether the heading takes the focus, because it replaces a form that had it. */
  focused?: boolean;
};

/** Heading and first sentence of a card. */
export function CardHead({ title, subtitle, focused = false }: CardHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(title);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  return (
    <div className={styles.head}>
      <h1 ref={heading} tabIndex={focused ? -1 : undefined} className={styles.title}>
        {title}
      </h1>
      {subtitle ? <p className={styles.subtitle}>{subtitle}</p> : null}
    </div>
  );
}
