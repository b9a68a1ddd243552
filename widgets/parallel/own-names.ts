import type { LanguageCode } from '#core/contract/languages.ts';

/** Each language in itself, as heads of columns name it. */
export const ownNames: Record<LanguageCode, string> = {
  DE: 'Deutsch',
  FR: 'Français',
  IT: 'Italiano',
  EN: 'English',
};
