import { style } from '@vanilla-extract/css';
import { focusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { fingerHigh } from '#styles/touch.ts';
import { text } from '#styles/type.css.ts';
import { under } from './layout.ts';

export const bar = style([
  text.ui,
  {
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    gap: space(4),
    minBlockSize: px(48),
    paddingInline: `${space(40)} ${space(16)}`,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    background: vars.color.paper,
    '@container': {
      // Beside two columns the tools leave the name its room.
      [under(1480)]: { gap: space(2) },
      [under(1280)]: { paddingInline: `${space(24)} ${space(12)}` },
      [under(600)]: { paddingInline: `${space(16)} ${space(4)}` },
    },
    '@media': { print: { display: 'none' } },
  },
]);
/** Beside two columns the bar has room for its words, not for what only decorates. */
const decoration = { '@container': { [under(1480)]: { display: 'none' } } };
/**
 * One line high, with the last of its lines in sight: where "Bankengesetz, BankG" does not fit, the short name wraps
 * and stands alone.
 */
export const name = style({
  display: 'flex',
  flex: '0 1 auto',
  flexWrap: 'wrap',
  alignContent: 'flex-end',
  minInlineSize: 0,
  blockSize: '1lh',
  overflow: 'hidden',
  whiteSpace: 'pre',
});
export const longer = style({ flex: 'none', fontWeight: 600 });
export const short = style({ display: 'flex', minInlineSize: 0, maxInlineSize: '100%' });
/** Takes the room between the name and the tools. */
export const rest = style({ flex: '1 0 auto', display: 'flex', paddingInline: space(4) });
/** Shortened before the number is, which identifies the act. */
export const title = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontWeight: 600,
});
export const sourceNumber = style({ flex: 'none', color: vars.color.ink3, marginInlineStart: space(8) });
export const versionIcon = style(decoration);
export const version = style([
  text.ui,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space(8),
    flex: 'none',
    minBlockSize: px(32),
    paddingInline: space(8),
    color: vars.color.ink,
    whiteSpace: 'nowrap',
    borderRadius: vars.radius,
    ':hover': { background: vars.color.sunk },
    ...fingerHigh,
    ...focusRing,
  },
]);
/** The date of a version that is not in force today. */
export const notInForce = style({ color: vars.color.amber, fontWeight: 500 });
export const separator = style({
  inlineSize: 1,
  blockSize: px(20),
  marginInline: space(6),
  background: vars.color.line,
  ...decoration,
});
