import type { ReactNode } from 'react';
import { interfaceLanguageCodes } from '#core/contract/languages.ts';
import type { shellTexts } from '#core/i18n/shell.ts';
import { useApp, useInterfaceLanguage, useLoadedText } from '#widgets/app-context.tsx';
import { chooseInterfaceLanguage } from '../preferences.ts';
import { Footer } from './Footer.tsx';
import * as styles from './frame.css.ts';
import { LanguagePicker } from './LanguagePicker.tsx';
import { Logo } from './Logo.tsx';
import { Page } from './Page.tsx';
import { useInterfaceLang } from './use-interface-lang.ts';

export function PublicLayout({ page, children }: { page: string; children: ReactNode }) {
  const app = useApp();
  const text = useLoadedText<typeof shellTexts>();
  const language = useInterfaceLanguage();
  useInterfaceLang();
  return (
    <div className={styles.frame}>
      <header className={styles.bar}>
        <span className={styles.brand}>
          <Logo />
        </span>
        <div className={styles.tools}>
          <LanguagePicker
            label={text('shell.interfaceLanguage')}
            offered={interfaceLanguageCodes}
            value={language}
            onChange={(chosen) => void chooseInterfaceLanguage(app, chosen)}
          />
        </div>
      </header>
      <Page page={page}>{children}</Page>
      <Footer />
    </div>
  );
}
