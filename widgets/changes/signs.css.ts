import { style, styleVariants } from '@vanilla-extract/css';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';

const { color } = vars;
const box = style({ flex: 'none', inlineSize: px(12), blockSize: px(12) });
const inColor = (value: string) => [box, { color: value }];

export const shape = styleVariants({
  R: inColor(color.red),
  A: inColor(color.amber),
  G: inColor(color.green),
  '?': inColor(color.ink3),
  D: inColor(color.green),
  O: inColor(color.ink3),
});

/** Three bars, as many of them filled as the work is. */
export const bars = style({ display: 'inline-flex', flex: 'none', gap: space(2) });
const bar = style({
  inlineSize: px(4),
  blockSize: px(10),
  border: `1px solid ${color.ink2}`,
  forcedColorAdjust: 'none',
});
export const emptyBar = bar;
export const fullBar = style([bar, { background: color.ink2, printColorAdjust: 'exact' }]);

const round = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: px(20),
  blockSize: px(20),
  borderRadius: '50%',
  fontSize: px(9),
  fontWeight: 600,
  lineHeight: 1,
} as const;
const initials = style({ ...round, '::before': { content: 'attr(data-initials)' } });
export const avatar = styleVariants({
  other: [initials, { background: color.sunk, color: color.ink2 }],
  own: [initials, { background: color.accent, color: color.accentOn }],
  nobody: { ...round, border: `1px dashed ${color.ink3}` },
});

export const deadline = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space(4),
  color: color.ink,
});
const near = style({ fontWeight: 600 });
export const marked = styleVariants({
  overdue: [near, { color: color.red }],
  due: [near, { color: color.amber }],
});
export const days = style([
  text.micro,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space(4),
    fontWeight: 600,
    whiteSpace: 'nowrap',
  },
]);
export const faint = style({ color: color.ink3 });
export const isNew = style([
  text.micro,
  { flex: 'none', color: color.accent, fontWeight: 600, whiteSpace: 'nowrap' },
]);
