import { type ReactNode, useEffect, useRef } from 'react';
import type { commonTexts } from '#core/i18n/common.ts';
import type { TextBundle } from '#core/i18n/texts.ts';
import { useText, useTexts } from '#widgets/app-context.tsx';
import { Skeleton } from '#widgets/ui/Skeleton.tsx';
import { usePageTitle } from '../../shell/page-title.tsx';
import * as login from '../login.css.ts';
import * as styles from './access.css.ts';

/** The card of a public page, once its words are here. */
export function AccessFrame({ texts, children }: { texts: TextBundle; children: ReactNode }) {
  return (
    <div className={login.page}>
      <div className={login.card}>
        <WithTexts texts={texts}>{children}</WithTexts>
      </div>
    </div>
  );
}

export function WithTexts({ texts, children }: { texts: TextBundle; children: ReactNode }) {
  const hasTexts = useTexts(texts);
  return hasTexts ? children : <Waiting />;
}

export function Waiting() {
  const text = useText<typeof commonTexts>();
  return <Skeleton lines={4} label={text('common.loading')} />;
}

type HeadProps = {
  title: string;
  subtitle?: string;
  /** It took the place of a form: the focus that stood there comes here. */
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
