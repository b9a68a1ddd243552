import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';

export const offer = style([
  text.ui,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space(8)} ${space(24)}`,
    paddingBlock: space(8),
    paddingInline: `${space(24)} ${space(16)}`,
    color: vars.color.ink,
    background: vars.color.accentWash,
    borderBlockEnd: `1px solid ${vars.color.accentLine}`,
    '@media': {
      [below('medium')]: { paddingInline: `${space(16)} ${space(8)}` },
      print: { display: 'none' },
    },
  },
]);
export const words = style({ flex: `1 1 ${px(240)}`, overflowWrap: 'anywhere' });
export const actions = style({ display: 'flex', alignItems: 'center', gap: space(8) });
