import { createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { type ColorName, darkColors, forcedColors, lightColors } from './tokens.ts';

const kebab = (name: string) => name.replace(/[A-Z0-9]/g, (letter) => `-${letter.toLowerCase()}`);
const named = <T extends Record<string, string>>(group: string, names: T) =>
  Object.fromEntries(Object.keys(names).map((name) => [name, `reg-${group}-${kebab(name)}`])) as T;

const dark = '[data-theme="dark"]';
const light = '[data-theme="light"]';

/**
 * Custom properties that views use. What a host page may set, on an element or above it, is read into
 * them: --reg-accent, --reg-font, --reg-font-law and --reg-radius are the documented, stable names.
 */
export const vars = createGlobalThemeContract({
  color: named('color', lightColors),
  font: { ui: 'reg-family-ui', law: 'reg-family-law' },
  radius: 'reg-corner',
  unit: 'reg-unit',
  /** Added above and below each row of a list or menu. */
  air: 'reg-air',
  motion: { instant: 'reg-motion-instant', short: 'reg-motion-short', move: 'reg-motion-move' },
  shadow: { pop: 'reg-shadow-pop', dialog: 'reg-shadow-dialog' },
});

/** Class of the element under which views live: `<html>` in the portal, the wrapper in a shadow root. */
export const themeRoot = 'reg-theme';
/** Beside `themeRoot` in the portal: sizes follow the reader's font size, own fonts. */
export const pageRoot = 'reg-page';

function colorValues(colors: Record<ColorName, string>): Record<string, string> {
  const own: Record<string, string> = {};
  for (const [name, variable] of Object.entries(vars.color)) own[variable] = colors[name as ColorName];
  return own;
}

/** A host's accent brings its wash and line along; the product's own are fixed values. */
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
// An element marks its wrapper where the host gave an accent. Named twice, to outdo the system's dark colours,
// which stand behind it: rules of @media come last.
globalStyle(`.${themeRoot}.${themeRoot}[data-accent="host"]`, {
  vars: {
    [vars.color.accentWash]: `color-mix(in oklab, ${vars.color.accent} 8%, ${vars.color.paper})`,
    [vars.color.accentLine]: `color-mix(in oklab, ${vars.color.accent} 35%, ${vars.color.paper})`,
  },
});

// An element's `density`. Compact rows are still 24 high: a smaller target is hard to hit.
globalStyle(`.${themeRoot}[data-density="compact"]`, { vars: { [vars.air]: '-1px' } });
globalStyle(`.${themeRoot}[data-density="roomy"]`, { vars: { [vars.air]: '4px' } });

globalStyle(`.${themeRoot}.${pageRoot}`, {
  vars: {
    [vars.unit]: '0.0625rem',
    [vars.font.ui]: '"IBM Plex Sans Variable", "Helvetica Neue", Arial, sans-serif',
    [vars.font.law]: '"Regesta Serif", Georgia, serif',
  },
});

// Last and as specific as the themes above, so that a forced palette wins over both.
globalStyle(`.${themeRoot}.${themeRoot}`, {
  '@media': { '(forced-colors: active)': { vars: colorValues(forcedColors) } },
});
// Paper is white, whatever the screen was.
globalStyle(`.${themeRoot}.${themeRoot}.${themeRoot}`, {
  '@media': { print: { colorScheme: 'light', vars: colorValues(lightColors) } },
});
