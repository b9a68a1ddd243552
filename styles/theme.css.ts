import { createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { type ColorName, darkColors, forcedColors, lightColors } from './tokens.ts';

const kebab = (name: string) => name.replace(/[A-Z0-9]/g, (letter) => `-${letter.toLowerCase()}`);
const named = <T extends Record<string, string>>(group: string, names: T) =>
  Object.fromEntries(Object.keys(names).map((name) => [name, `reg-${group}-${kebab(name)}`])) as T;

const dark = '[data-theme="dark"]';
const light = '[data-theme="light"]';

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
/**
 * Used together with `themeRoot` in the portal: sizes follow the reader's font size, with the product's
 * fonts.
 */
export const pageRoot = 'reg-page';

function colorValues(colors: Record<ColorName, string>): Record<string, string> {
  const own: Record<string, string> = {};
  for (const [name, variable] of Object.entries(vars.color)) own[variable] = colors[name as ColorName];
  return own;
}

/**
 * With a host's accent colour, its light background and line are derived from it; the product's own are
 * fixed.
 */
function themed(colors: Record<ColorName, string>): Record<string, string> {
  return { ...colorValues(colors), [vars.color.accent]: `var(--reg-accent, ${colors.accent})` };
}

const darkValues = { colorScheme: 'dark', vars: themed(darkColors) };

globalStyle(`.${themeRoot}`, {
  colorScheme: 'light',
  vars: {
    ...themed(lightColors),
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

globalStyle(`.${themeRoot}:not(${light})`, { '@media': { '(prefers-color-scheme: dark)': darkValues } });
globalStyle(`.${themeRoot}${dark}`, darkValues);
// Set on the wrapper if the host has set an accent. The class is doubled to win over the dark colours of the
// system, whose @media rules come later.
globalStyle(`.${themeRoot}.${themeRoot}[data-accent="host"]`, {
  vars: {
    [vars.color.accentWash]: `color-mix(in oklab, ${vars.color.accent} 8%, ${vars.color.paper})`,
    [vars.color.accentLine]: `color-mix(in oklab, ${vars.color.accent} 35%, ${vars.color.paper})`,
  },
});

// The option `density` of an element. Compact rows are still 24 high, since smaller targets are hard to hit.
globalStyle(`.${themeRoot}[data-density="compact"]`, { vars: { [vars.air]: '-1px' } });
globalStyle(`.${themeRoot}[data-density="roomy"]`, { vars: { [vars.air]: '4px' } });

globalStyle(`.${themeRoot}.${pageRoot}`, {
  vars: {
    [vars.unit]: '0.0625rem',
    [vars.font.ui]: '"IBM Plex Sans Variable", "Helvetica Neue", Arial, sans-serif',
    [vars.font.law]: '"Regesta Serif", Georgia, serif',
  },
});

// Last and as specific as the themes above, so that forced colours win over both.
globalStyle(`.${themeRoot}.${themeRoot}`, {
  '@media': { '(forced-colors: active)': { vars: colorValues(forcedColors) } },
});
// Prints on white paper, whatever the theme of the screen is.
globalStyle(`.${themeRoot}.${themeRoot}.${themeRoot}`, {
  '@media': { print: { colorScheme: 'light', vars: colorValues(lightColors) } },
});
