import { style } from '@vanilla-extract/css';
import { focusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';
import { under } from './layout.ts';

export const bar = style([
  text.ui,
  {
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    gap: px(4),
    minBlockSize: px(48),
    paddingInline: `${px(40)} ${px(16)}`,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    background: vars.color.paper,
    '@container': {
      [under(1280)]: { paddingInline: `${px(24)} ${px(12)}` },
      [under(600)]: { paddingInline: `${px(16)} ${px(4)}` },
    },
    '@media': { print: { display: 'none' } },
  },
]);
export const name = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const title = style({ display: 'inline', fontWeight: 600 });
export const sourceNumber = style({ color: vars.color.ink3, marginInlineStart: px(8) });
export const version = style([
  text.ui,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: px(8),
    flex: 'none',
    minBlockSize: px(32),
    paddingInline: px(8),
    color: vars.color.ink,
    whiteSpace: 'nowrap',
    borderRadius: vars.radius,
    ':hover': { background: vars.color.sunk },
    ...focusRing,
  },
]);
/** The date of a version that is not in force today. */
export const notInForce = style({ color: vars.color.amber, fontWeight: 500 });
export const separator = style({
  inlineSize: 1,
  blockSize: px(20),
  marginInline: px(6),
  background: vars.color.line,
});
