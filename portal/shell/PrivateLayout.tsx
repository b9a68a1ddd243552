import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { drafts } from '#core/drafts/drafts.ts';
import type { shellTexts } from '#core/i18n/shell.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { entryIn } from '#widgets/law/text-entry.ts';
import { classes } from '#widgets/ui/classes.ts';
import { lazyComponent } from '#widgets/ui/lazy-component.tsx';
import { routes } from '../routes.ts';
import { Disclaimer, Footer } from './Footer.tsx';
import * as styles from './frame.css.ts';
import { Page } from './Page.tsx';
import { TopBar } from './TopBar.tsx';
import { useInterfaceLang } from './use-interface-lang.ts';
import { useQuestion } from './use-question.tsx';

const DraftOffer = lazyComponent(async () => (await import('./DraftOffer.tsx')).DraftOffer);

type PrivateLayoutProps = {
  page: string;
  /** Set for pages whose parts scroll separately. */
  fitted?: keyof typeof styles.fitted | undefined;
  children: ReactNode;
};

export function PrivateLayout({ page, fitted, children }: PrivateLayoutProps) {
  const text = useLoadedText<typeof shellTexts>();
  useInterfaceLang();
  return (
    <div className={classes(styles.frame, fitted && styles.fitted[fitted])}>
      <button type="button" className={styles.skipLink} onClick={focusContent}>
        {text('shell.skipToContent')}
      </button>
      <TopBar />
      <div className={styles.said}>
        <OfferedDraft />
      </div>
      <Page page={page}>{children}</Page>
      <Footer>
        <Disclaimer />
        <Help />
      </Footer>
    </div>
  );
}

/** Offers unsent drafts after a new sign-in, on the page to which the user returns. */
function OfferedDraft() {
  const offered = useStore(useApp().part(drafts).$offered);
  return offered ? <DraftOffer /> : null;
}

/**
 * Goes to the current paragraph of a law text, otherwise to the content. A button, not a link, since the fragment of
 * the address names a paragraph and must stay.
 */
function focusContent() {
  const content = document.getElementById('content');
  (content && (entryIn(content) ?? content))?.focus();
}

/** Links to the support in the footer of private pages. */
function Help() {
  const text = useLoadedText<typeof shellTexts>();
  const { ask, dialog } = useQuestion();
  return (
    <div className={styles.footerEnd}>
      <button type="button" className={styles.footerLink} onClick={ask}>
        {text('shell.askQuestion')}
      </button>
      <Link href={routes.support.address()} className={classes(styles.footerLink, styles.supportLink)}>
        {text('shell.support')}
      </Link>
      {dialog}
    </div>
  );
}
