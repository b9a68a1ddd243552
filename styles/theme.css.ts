import { createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { either } from './either.ts';
import { type ColorName, darkColors, forcedColors, lightColors } from './tokens.ts';

const kebab = (name: string) => name.replace(/[A-Z0-9]/g, (letter) => `-${letter.toLowerCase()}`);
const named = <T extends Record<string, string>>(group: string, names: T) =>
  Object.fromEntries(Object.keys(names).map((name) => [name, `reg-${group}-${kebab(name)}`])) as T;

/**
 * Custom properties of the views. A host page sets --reg-accent, --reg-font, --reg-font-law and --reg-radius
 * on an element or above it; these documented, stable names are read into the properties.
 */
export const vars = createGlobalThemeContract({
  color: named('color', lightColors),
  font: { ui: 'reg-family-ui', law: 'reg-family-law' },
  radius: 'reg-corner',
  unit: 'reg-unit',
  /** Space above and below each row of a list or menu. */
  air: 'reg-air',
  motion: { instant: 'reg-motion-instant', short: 'reg-motion-short', move: 'reg-motion-move' },
  shadow: { pop: 'reg-shadow-pop', dialog: 'reg-shadow-dialog' },
});

/** Class of the element that contains the views: `<html>` in the portal, the wrapper in a shadow root. */
export const themeRoot = 'reg-theme';
function colorValues(colorOf: (name: ColorName) => string): Record<string, string> {
  const own: Record<string, string> = {};
  for (const [name, variable] of Object.entries(vars.color)) own[variable] = colorOf(name as ColorName);
  return own;
}

globalStyle(`.${themeRoot}`, {
  vars: {
    ...colorValues((name) => either(lightColors[name], darkColors[name])),
    [vars.color.accent]: `var(--reg-accent, ${either(lightColors.accent, darkColors.accent)})`,
    [vars.color.accentFill]: vars.color.accent,
    [vars.font.ui]: 'var(--reg-font, inherit)',
    [vars.font.law]: 'var(--reg-font-law, var(--reg-font, inherit))',
    [vars.radius]: 'var(--reg-radius, calc(2 * var(--reg-unit)))',
    [vars.unit]: '1px',
    [vars.air]: '0px',
    [vars.motion.instant]: '80ms linear',
    [vars.motion.short]: '120ms cubic-bezier(.2,0,0,1)',
    [vars.motion.move]: '180ms cubic-bezier(.2,0,0,1)',
    [vars.shadow.pop]: '0 8px 24px rgb(0 0 0 / 0.12)',
    [vars.shadow.dialog]: '0 16px 48px rgb(0 0 0 / 0.2)',
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      vars: {
        [vars.motion.instant]: '0s linear',
        [vars.motion.short]: '0s linear',
        [vars.motion.move]: '0s linear',
      },
    },
  },
});

// The option `density` of an element. Compact rows are still 24 high, since smaller targets are hard to hit.
globalStyle(`.${themeRoot}[data-density="compact"]`, { vars: { [vars.air]: '-1px' } });
globalStyle(`.${themeRoot}[data-density="roomy"]`, { vars: { [vars.air]: '4px' } });

globalStyle(`.${themeRoot}[data-theme="light"]`, { colorScheme: 'light' });
globalStyle(`.${themeRoot}[data-theme="dark"]`, { colorScheme: 'dark' });

// Last and as specific as the themes above, so that forced colours win over both.
globalStyle(`.${themeRoot}.${themeRoot}`, {
  '@media': { '(forced-colors: active)': { vars: colorValues((name) => forcedColors[name]) } },
});
// Prints on white paper, whatever the theme of the screen is.
globalStyle(`.${themeRoot}.${themeRoot}.${themeRoot}`, { '@media': { print: { colorScheme: 'light' } } });
