import { styleVariants } from '@vanilla-extract/css';
import { px } from './px.ts';
import { vars } from './theme.css.ts';

type Style = { size: number; line: number; weight?: number; tracking?: string; numeric?: string };

const set = (family: string, { size, line, weight = 400, tracking = '0', numeric }: Style) => ({
  fontFamily: family,
  fontSize: px(size),
  lineHeight: px(line),
  fontWeight: weight,
  letterSpacing: tracking,
  fontVariantNumeric: numeric ?? 'lining-nums tabular-nums',
});
const sans = (style: Style) => set(vars.font.ui, style);
const serif = (style: Style) => set(vars.font.law, { numeric: 'oldstyle-nums proportional-nums', ...style });

/** Text styles by the name of their token; weights 500 and 600 are set where they are used. */
export const text = styleVariants({
  micro: sans({ size: 11, line: 16, tracking: '0.01em' }),
  small: sans({ size: 12, line: 16 }),
  ui: sans({ size: 13, line: 20 }),
  form: sans({ size: 14, line: 20 }),
  dialog: sans({ size: 16, line: 24, weight: 600 }),
  title: sans({ size: 20, line: 28, weight: 600, tracking: '-0.01em' }),
  display: serif({ size: 26, line: 32, weight: 600 }),
  brand: serif({ size: 20, line: 24, weight: 600, tracking: '-0.005em' }),
  law: serif({ size: 17, line: 27 }),
  lawCompare: serif({ size: 16, line: 26 }),
  lawPreview: serif({ size: 16, line: 25 }),
  lawSnippet: serif({ size: 15, line: 23 }),
  lawHead: serif({ size: 20, line: 28, weight: 600 }),
  lawNum: [serif({ size: 14, line: 27 }), { color: vars.color.ink2 }],
  lawRun: [
    serif({ size: 15.5, line: 20, tracking: '0.045em' }),
    // Capitals as small caps, which the font has as real glyphs.
    { fontVariantCaps: 'all-small-caps' },
  ],
  noteMark: [
    sans({ size: 11, line: 16, weight: 500, numeric: 'lining-nums proportional-nums' }),
    { color: vars.color.accent, position: 'relative', top: '-0.5em' },
  ],
});
