import type { ReactNode } from 'react';
import type { shellTexts } from '#core/i18n/shell.ts';
import { useText } from '#widgets/app-context.tsx';
import { classes } from '#widgets/ui/classes.ts';
import { Disclaimer, Footer } from './Footer.tsx';
import * as styles from './frame.css.ts';
import { Help } from './Help.tsx';
import { LateOffer } from './LateOffer.tsx';
import { Page } from './Page.tsx';
import { TopBar } from './TopBar.tsx';
import { useInterfaceLang } from './use-interface-lang.ts';

type PrivateLayoutProps = {
  page: string;
  /** The parts of the page scroll by themselves. */
  fitted?: keyof typeof styles.fitted | undefined;
  children: ReactNode;
};

export function PrivateLayout({ page, fitted, children }: PrivateLayoutProps) {
  const text = useText<typeof shellTexts>();
  useInterfaceLang();
  return (
    <div className={classes(styles.frame, fitted && styles.fitted[fitted])}>
      <button type="button" className={styles.skipLink} onClick={focusContent}>
        {text('shell.skipToContent')}
      </button>
      <TopBar />
      <div className={styles.said}>
        <LateOffer />
      </div>
      <Page page={page}>{children}</Page>
      <Footer>
        <Disclaimer />
        <Help />
      </Footer>
    </div>
  );
}

/** A button and no link: the fragment of the address names a paragraph and must stay. */
function focusContent() {
  document.getElementById('content')?.focus();
}
