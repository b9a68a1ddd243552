import { useStore } from '@nanostores/react';
import { Menu, Search } from 'lucide';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { shellTexts } from '#core/i18n/shell.ts';
import { mayCollaborate, mayRead } from '#core/session/gates.ts';
import { languages } from '#core/session/languages.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { classes } from '#widgets/ui/classes.ts';
import { IconButton } from '#widgets/ui/IconButton.tsx';
import { lazyComponent } from '#widgets/ui/lazy-component.tsx';
import { routes } from '../routes.ts';
import * as styles from './frame.css.ts';
import { HeaderLinks } from './HeaderLinks.tsx';
import { LanguagePicker } from './LanguagePicker.tsx';
import { Logo } from './Logo.tsx';
import { visibleLinks } from './links.ts';
import * as search from './search.css.ts';
import { useChosenLanguage } from './use-chosen-language.ts';
import { useDocumentLanguage, useLanguagesBeside, useReadPlace } from './use-document-language.ts';
import { useDrawer } from './use-drawer.tsx';
import { usePalette } from './use-palette.tsx';

const BarSearch = lazyComponent(async () => (await import('./BarSearch.tsx')).BarSearch, 'pending');
/** Lazy, since the bar stands without it. */
const InboxLink = lazyComponent(async () => (await import('./InboxLink.tsx')).InboxLink, 'pending');
/** Lazy, since only users who lack a right have locked links. */
const LockedLink = lazyComponent(async () => (await import('./LockedLink.tsx')).LockedLink);

export function TopBar() {
  const app = useApp();
  const text = useLoadedText<typeof shellTexts>();
  const offered = useStore(app.part(languages).$languages);
  const language = useDocumentLanguage();
  const beside = useLanguagesBeside();
  const chooseLanguage = useChosenLanguage();
  const session = useStore(app.session.$session);
  const { bar } = visibleLinks(session);
  const searches = mayRead(session);
  const palette = usePalette();
  const drawer = useDrawer(palette.open);
  // On the read page of a phone, the search has its line only on demand.
  const isReading = useReadPlace() !== undefined;
  const [wantsSearch, setWantsSearch] = useState(false);
  const hidesSearch = !searches || (isReading && !wantsSearch);
  return (
    <header className={classes(styles.bar, !hidesSearch && search.twoLines)}>
      <Link
        href={routes.dashboard.address()}
        className={classes(styles.brand, search.firstLine)}
        aria-label={text('shell.home')}
      >
        <Logo />
      </Link>
      <nav className={styles.nav} aria-label={text('shell.mainLinks')}>
        <ul className={styles.links}>
          <HeaderLinks links={bar} className={styles.link} itemClassName={styles.item} Locked={LockedLink} />
        </ul>
      </nav>
      <div className={styles.tools}>
        {session.user && mayCollaborate(session) ? <InboxLink userId={session.user.id} /> : null}
        <LanguagePicker
          label={text('shell.documentLanguage')}
          hint={text('shell.documentLanguageHint')}
          offered={offered}
          value={language}
          beside={beside}
          onChange={chooseLanguage}
        />
        {isReading && searches ? (
          <IconButton
            icon={Search}
            label={text('shell.search')}
            className={search.opener}
            aria-expanded={!hidesSearch}
            onClick={() => setWantsSearch(!wantsSearch)}
          />
        ) : null}
        <IconButton
          icon={Menu}
          label={text('shell.menu')}
          aria-haspopup="dialog"
          aria-expanded={drawer.isOpen}
          onClick={drawer.open}
        />
      </div>
      <div className={classes(search.room, hidesSearch && search.hidden)}>
        {searches ? <SearchRoom /> : null}
      </div>
      {drawer.view}
      {palette.view}
    </header>
  );
}

/** The search box loads after the frame; its room is reserved, so that nothing moves. */
function SearchRoom() {
  const { notices } = useApp();
  useEffect(() => {
    BarSearch.load().catch((error: unknown) => notices.report(error, 'load the search box'));
  }, [notices]);
  return (
    <div className={search.box}>
      <BarSearch pending={<div className={search.placeholder} />} />
    </div>
  );
}
