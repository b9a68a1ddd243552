import { useStore } from '@nanostores/react';
import { Menu } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import type { shellTexts } from '#core/i18n/shell.ts';
import { useApp, useText } from '#widgets/app-context.tsx';
import { IconButton } from '#widgets/ui/IconButton.tsx';
import { routes } from '../routes.ts';
import { Drawer } from './Drawer.tsx';
import * as styles from './frame.css.ts';
import { HeaderLinks } from './HeaderLinks.tsx';
import { LanguagePicker } from './LanguagePicker.tsx';
import { Logo } from './Logo.tsx';
import { shownLinks } from './links.ts';
import { useDocumentLanguage } from './use-document-language.ts';

export function TopBar() {
  const { session, $documentLanguage } = useApp();
  const text = useText<typeof shellTexts>();
  const language = useDocumentLanguage();
  const { bar } = shownLinks(useStore(session.$session));
  const [drawerOpen, setDrawerOpen] = useState(false);
  return (
    <header className={styles.bar}>
      <Link href={routes.dashboard.address()} className={styles.brand} aria-label={text('shell.home')}>
        <Logo />
      </Link>
      <nav className={styles.nav} aria-label={text('shell.mainLinks')}>
        <ul className={styles.links}>
          <HeaderLinks links={bar} className={styles.link} />
        </ul>
      </nav>
      <div className={styles.tools}>
        <div className={styles.wideOnly}>
          <LanguagePicker
            label={text('shell.documentLanguage')}
            value={language}
            onChange={(chosen) => $documentLanguage.set(chosen)}
          />
        </div>
        <IconButton
          icon={Menu}
          label={text('shell.menu')}
          aria-haspopup="dialog"
          aria-expanded={drawerOpen}
          onClick={() => setDrawerOpen(true)}
        />
      </div>
      <Drawer open={drawerOpen} onClose={() => setDrawerOpen(false)} />
    </header>
  );
}
