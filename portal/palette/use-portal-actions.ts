import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { advancedSearchTopic } from '#core/contract/main/topic-names.ts';
import type { paletteTexts } from '#core/i18n/palette.ts';
import { roleTexts } from '#core/i18n/roles.ts';
import type { shellTexts } from '#core/i18n/shell.ts';
import type { OfferedAction } from '#core/palette/offered-actions.ts';
import { useApp, useLoadedText, useText } from '#widgets/app-context.tsx';
import { chooseTheme, storedTheme } from '../preferences.ts';
import { chosenSignOut, routes } from '../routes.ts';
import { lockedReason } from '../shell/LockedLink.tsx';
import { visibleLinks } from '../shell/links.ts';
import type { PageTarget } from './palette-lines.ts';

const themeNames = {
  system: 'shell.themeSystem',
  light: 'shell.themeLight',
  dark: 'shell.themeDark',
} as const;

/** What can be done on every page. `viewPrints`: a view on screen has its own way to print. */
export function usePortalActions(viewPrints: boolean, onAsk: () => void): OfferedAction[] {
  const app = useApp();
  const text = useLoadedText<typeof paletteTexts | typeof shellTexts>();
  const current = storedTheme(app);
  return useMemo(() => {
    const print = { id: 'print-page', label: text('palette.printPage'), onSelect: () => window.print() };
    const themes = (['light', 'dark', 'system'] as const)
      .filter((theme) => theme !== current)
      .map((theme) => ({
        id: `theme-${theme}`,
        label: text('palette.theme', { theme: text(themeNames[theme]) }),
        onSelect: () => chooseTheme(app, theme),
      }));
    return [
      ...(viewPrints ? [] : [print]),
      ...themes,
      { id: 'ask', label: text('shell.askQuestion'), onSelect: onAsk },
    ];
  }, [app, text, current, viewPrints, onAsk]);
}

/** The pages of the portal; what the user may not open is listed with the reason, as in the drawer. */
export function usePages(): PageTarget[] {
  const { session } = useApp();
  const text = useLoadedText<typeof shellTexts>();
  const roleText = useText(roleTexts);
  const state = session.$session.get();
  // The page on screen is no target.
  const [path] = useLocation();
  return useMemo(() => {
    const { bar, drawer } = visibleLinks(state);
    const links = [...bar, ...drawer].map((link) => ({
      id: link.id,
      label: text(link.text),
      address: link.address,
      locked: link.state === 'locked' ? lockedReason(link, text, roleText) : undefined,
    }));
    const dashboard = {
      id: 'dashboard',
      label: text('shell.dashboard'),
      address: routes.dashboard.address(),
    };
    const rest = [
      {
        id: 'advanced',
        label: text('shell.advancedSearch'),
        address: routes.topic.address(advancedSearchTopic),
      },
      { id: 'support', label: text('shell.support'), address: routes.support.address() },
      {
        id: 'signOut',
        label: text('shell.signOut'),
        address: routes.signOut.address(),
        state: chosenSignOut,
      },
    ];
    return [dashboard, ...links, ...rest].filter(({ address }) => address !== path);
  }, [state, text, roleText, path]);
}
