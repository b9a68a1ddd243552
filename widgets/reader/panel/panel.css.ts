import { style } from '@vanilla-extract/css';
import { innerFocusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';

export const panel = style([text.ui, { display: 'flex', flexDirection: 'column', minBlockSize: 0, flex: 1 }]);
export const tabs = style({
  flex: 'none',
  paddingInline: space(20),
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const tabPanel = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  ...innerFocusRing,
});
export const placeBar = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  minBlockSize: px(40),
  paddingInline: space(20),
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontWeight: 600,
});
/** What belongs to the content, such as what of the place is listed. */
export const placeBarEnd = style({
  marginInlineStart: 'auto',
  paddingInlineStart: space(12),
  fontWeight: 400,
});
export const part = style({ padding: `0 ${space(20)} ${space(20)}` });
export const heading = style([
  text.small,
  { paddingBlock: `${space(16)} ${space(4)}`, color: vars.color.ink3, fontWeight: 400 },
]);
export const line = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'baseline',
  gap: space(12),
  inlineSize: '100%',
  minBlockSize: `calc(${px(36)} + 2 * ${vars.air})`,
  paddingBlock: `calc(${space(8)} + ${vars.air})`,
  textAlign: 'start',
  color: vars.color.ink,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: {
    'button&:hover, a&:hover': { background: vars.color.sunk },
    '&[aria-current]': {
      fontWeight: 600,
      // The bar is left of the edge on which all lines begin.
      boxShadow: `inset ${px(3)} 0 ${vars.color.accent}`,
      inlineSize: `calc(100% + ${px(12)})`,
      marginInlineStart: space(-12),
      paddingInlineStart: space(12),
    },
  },
  ...innerFocusRing,
});
export const status = style([text.small, { color: vars.color.ink3, fontWeight: 400 }]);
export const external = style({ overflowWrap: 'anywhere', color: vars.color.accent });
