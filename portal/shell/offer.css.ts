import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { px } from '#styles/px.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';

export const offer = style([
  text.ui,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${px(8)} ${px(24)}`,
    paddingBlock: px(8),
    paddingInline: `${px(24)} ${px(16)}`,
    color: vars.color.ink,
    background: vars.color.accentWash,
    borderBlockEnd: `1px solid ${vars.color.accentLine}`,
    '@media': {
      [below('medium')]: { paddingInline: `${px(16)} ${px(8)}` },
      print: { display: 'none' },
    },
  },
]);
export const words = style({ flex: `1 1 ${px(240)}`, overflowWrap: 'anywhere' });
export const actions = style({ display: 'flex', alignItems: 'center', gap: px(8) });
