import { type ReactNode, useEffect, useRef } from 'react';
import type { TextBundle } from '#core/i18n/texts.ts';
import { usePageTitle } from '../../shell/page-title.tsx';
import { WithTexts } from '../../WithTexts.tsx';
import * as login from '../login.css.ts';
import * as styles from './access.css.ts';

/** The card of a public page; its content is drawn once its texts have loaded. */
export function AccessFrame({ texts, children }: { texts: TextBundle[]; children: ReactNode }) {
  return (
    <div className={login.page}>
      <div className={login.card}>
        <WithTexts texts={texts}>{children}</WithTexts>
      </div>
    </div>
  );
}

type HeadProps = {
  title: string;
  subtitle?: string;
  /** Whether the heading takes the focus, because it replaces a form that had it. */
  focused?: boolean;
};

export function Head({ title, subtitle, focused = false }: HeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(title);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  return (
    <div className={login.head}>
      <h1 ref={heading} tabIndex={focused ? -1 : undefined} className={styles.title}>
        {title}
      </h1>
      {subtitle ? <p className={login.subtitle}>{subtitle}</p> : null}
    </div>
  );
}
