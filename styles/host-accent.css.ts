import { globalStyle } from '@vanilla-extract/css';
import { either } from './either.ts';
import { themeRoot, vars } from './theme.css.ts';

/** A colour made of the accent’s parts as CSS counts them in XYZ: `y` is the luminance by which contrast is measured. */
const fromAccent = (part: (channel: 'x' | 'y' | 'z', white: number) => string) =>
  `color(from var(--reg-accent) xyz-d65 ${part('x', 0.9505)} ${part('y', 1)} ${part('z', 1.089)})`;
/** The luminance on which black and white letters have the same contrast, 4.58. */
const middle = 0.179;
const blackOrWhite = (whiteness: string) =>
  fromAccent((_, white) => `calc(${white} * clamp(0, (${whiteness}) * 1e6, 1))`);

const washes = {
  [vars.color.accentWash]: `color-mix(in oklab, ${vars.color.accent} 8%, ${vars.color.paper})`,
  [vars.color.accentLine]: `color-mix(in oklab, ${vars.color.accent} 35%, ${vars.color.paper})`,
};
/**
 * Letters in the accent colour are so dark or so light that they can be read on all backgrounds of the theme. Behind
 * letters the colour stays as it is, and the letters are black or white.
 */
const legible = {
  [vars.color.accent]: either(
    fromAccent((channel) => `calc(${channel} * min(1, 0.14 / y))`),
    fromAccent(
      (channel, white) => `calc(${channel} + (${white} - ${channel}) * clamp(0, (0.28 - y) / (1 - y), 1))`,
    ),
  ),
  [vars.color.accentFill]: 'var(--reg-accent)',
  [vars.color.accentOn]: blackOrWhite(`${middle} - y`),
  [vars.color.accentOff]: blackOrWhite(`y - ${middle}`),
};

/** Loaded where the page has set an accent; the wrapper is marked then. */
globalStyle(`.${themeRoot}[data-accent="host"]`, {
  '@media': {
    '(forced-colors: none)': {
      vars: washes,
      '@supports': { '(color: color(from red xyz-d65 x y z))': { vars: legible } },
    },
  },
});
