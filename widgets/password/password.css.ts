import { style, styleVariants } from '@vanilla-extract/css';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';

/** Below its field, which it belongs to. */
export const field = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(8) });
export const meter = style({ display: 'grid', gap: space(8) });

export const bar = style({ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: space(4) });

/** Forced colours take the fills away. */
const step = style({
  blockSize: px(4),
  background: vars.color.line,
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});
const filled = (color: string) => [step, { background: color }];
/** By strength; the text beside says the same. */
export const steps = styleVariants({
  empty: [step],
  1: filled(vars.color.red),
  2: filled(vars.color.amber),
  3: filled(vars.color.green),
  4: filled(vars.color.green),
});

export const words = style([text.small, { color: vars.color.ink2 }]);

export const rules = style({ display: 'grid', gap: space(2), padding: 0, margin: 0, listStyle: 'none' });
export const rule = styleVariants({
  met: [text.small, { display: 'flex', gap: space(6), alignItems: 'center', color: vars.color.ink2 }],
  missing: [text.small, { display: 'flex', gap: space(6), alignItems: 'center', color: vars.color.ink }],
});
export const icon = styleVariants({
  met: { flex: 'none', color: vars.color.green },
  missing: { flex: 'none', color: vars.color.ink3 },
});
