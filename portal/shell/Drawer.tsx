import { useStore } from '@nanostores/react';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import type { commonTexts } from '#core/i18n/common.ts';
import type { shellTexts } from '#core/i18n/shell.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { classes } from '#widgets/ui/classes.ts';
import { Segmented } from '#widgets/ui/Segmented.tsx';
import { Sheet } from '#widgets/ui/Sheet.tsx';
import { chooseTheme, storedTheme } from '../preferences.ts';
import { chosenSignOut, routes } from '../routes.ts';
import * as styles from './drawer.css.ts';
import * as frame from './frame.css.ts';
import { HeaderLinks } from './HeaderLinks.tsx';
import { InterfaceLanguageChoice } from './LanguageChoices.tsx';
import { LockedLine } from './LockedLink.tsx';
import { visibleLinks } from './links.ts';
import { paletteKeys, paletteShortcut } from './use-palette.tsx';
import { useQuestion } from './use-question.tsx';

export type DrawerProps = { open: boolean; onClose: () => void; onPalette: () => void };

/** The drawer on the right: user, links without room in the bar, language and theme. */
export function Drawer({ open, onClose, onPalette }: DrawerProps) {
  const app = useApp();
  const text = useLoadedText<typeof shellTexts | typeof commonTexts>();
  const session = useStore(app.session.$session);
  const [theme, setTheme] = useState(storedTheme(app));
  const links = visibleLinks(session);
  const { ask, dialog } = useQuestion();
  function askNow() {
    // The drawer closes first, so that the form returns the focus to the page.
    onClose();
    ask();
  }
  return (
    <>
      <Sheet open={open} onClose={onClose} title={text('shell.menu')} closeLabel={text('common.close')} flush>
        <div className={styles.content}>
          {session.user ? (
            <p className={styles.person}>{text('shell.loggedIn', { name: session.user.fullName })}</p>
          ) : null}
          <button
            type="button"
            className={styles.link}
            aria-haspopup="dialog"
            aria-keyshortcuts={paletteShortcut}
            onClick={() => {
              // Closed first, so that the palette returns the focus to the page.
              onClose();
              onPalette();
            }}
          >
            <span className={styles.entry}>{text('shell.quickAccess')}</span>
            <kbd className={styles.keyCap}>{paletteKeys}</kbd>
          </button>
          <nav aria-label={text('shell.mainLinks')}>
            <ul className={classes(frame.narrowOnly, styles.group)}>
              <HeaderLinks links={links.bar} className={styles.link} Locked={LockedLine} onFollow={onClose} />
            </ul>
            <ul>
              <HeaderLinks
                links={links.drawer}
                className={styles.link}
                Locked={LockedLine}
                onFollow={onClose}
              />
            </ul>
          </nav>
          <Choice label={text('shell.interfaceLanguage')}>
            <InterfaceLanguageChoice />
          </Choice>
          <Choice label={text('shell.theme')}>
            <Segmented
              label={text('shell.theme')}
              options={[
                { value: 'system', label: text('shell.themeSystem') },
                { value: 'light', label: text('shell.themeLight') },
                { value: 'dark', label: text('shell.themeDark') },
              ]}
              value={theme}
              onChange={(chosen) => {
                setTheme(chosen);
                chooseTheme(app, chosen);
              }}
              wide
            />
          </Choice>
          <div className={styles.end}>
            <div className={frame.phoneOnly}>
              <button type="button" className={styles.link} onClick={askNow}>
                {text('shell.askQuestion')}
              </button>
              <Link href={routes.support.address()} className={styles.link} onClick={onClose}>
                {text('shell.support')}
              </Link>
            </div>
            <Link href={routes.signOut.address()} state={chosenSignOut} className={styles.link}>
              {text('shell.signOut')}
            </Link>
          </div>
        </div>
      </Sheet>
      {dialog}
    </>
  );
}

function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.choice}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      {children}
    </div>
  );
}
