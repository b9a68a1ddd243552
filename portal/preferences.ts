import type { App } from '#core/app.ts';
import type { InterfaceLanguage } from '#core/contract/languages.ts';
import { toInterfaceLanguage } from '#core/lib/locales.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/**
 * The first interface language: the one chosen on this device, the user's preferred one, or the browser's.
 */
export function firstInterfaceLanguage(
  stored: string | undefined,
  preferred: InterfaceLanguage | undefined,
  browser: readonly string[],
): InterfaceLanguage {
  const ofBrowser = browser
    .map((tag) => toInterfaceLanguage(tag.slice(0, 2)))
    .find((code) => code !== undefined);
  return toInterfaceLanguage(stored ?? '') ?? preferred ?? ofBrowser ?? 'EN';
}

/** Changes the interface language and stores it on this device. */
export async function chooseInterfaceLanguage(app: App, language: InterfaceLanguage): Promise<void> {
  app.storage.write('interface-language', language);
  try {
    await app.translator.setLanguage(language);
  } catch (error) {
    app.notices.report(error, 'load the texts of a language');
  }
}

/**
 * After a sign-in: uses the user's document language, and the interface language unless another was chosen on
 * this device.
 */
export function followUser(app: App): void {
  const { user } = app.session.$session.get();
  if (!user) return;
  app.$documentLanguage.set(user.documentDisplayLanguage);
  if (app.storage.read('interface-language') !== undefined) return;
  app.translator
    .setLanguage(user.preferredLanguage)
    .catch((error: unknown) => app.notices.report(error, 'load the texts of a language'));
}

export function storedTheme({ storage }: Pick<App, 'storage'>): Theme {
  return themes.find((theme) => theme === storage.read('theme')) ?? 'system';
}

/** Applies a theme to the page; `system` follows the device. */
export function showTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
}

export function chooseTheme({ storage }: Pick<App, 'storage'>, theme: Theme): void {
  storage.write('theme', theme === 'system' ? undefined : theme);
  showTheme(theme);
}
