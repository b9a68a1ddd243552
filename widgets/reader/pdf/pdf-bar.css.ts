import { style } from '@vanilla-extract/css';
import { fieldFocusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { byTouch } from '#styles/touch.ts';
import { text } from '#styles/type.css.ts';
import { zOrder } from '#styles/z-order.ts';
import { under } from '../layout.ts';

/** One row: the tools of the pages, then those of the place. */
export const bar = style([
  text.ui,
  {
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    gap: space(16),
    minBlockSize: px(44),
    paddingInline: `${space(40)} ${space(16)}`,
    background: vars.color.paper,
    color: vars.color.ink2,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    '@media': {
      // Controls for fingers are as high as the bar: air keeps the field off its lines.
      [byTouch]: { paddingBlock: space(4) },
      print: { display: 'none' },
    },
    '@container': {
      [under(1280)]: { paddingInline: `${space(16)} ${space(12)}` },
      [under(960)]: { gap: space(8), paddingInline: space(4) },
      [under(600)]: { justifyContent: 'space-between', paddingInline: `${space(4)} ${space(12)}` },
    },
  },
]);
export const group = style({ display: 'flex', alignItems: 'center', flex: 'none' });
export const percent = style({
  minInlineSize: px(44),
  textAlign: 'center',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
export const pageField = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: space(6),
});
/** Narrow bars have no room for the word; the field keeps it for those who hear it. */
export const pageLabel = style({
  '@container': {
    [under(960)]: {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});
export const pageInput = style([
  text.ui,
  {
    boxSizing: 'content-box',
    minBlockSize: px(26),
    paddingInline: space(6),
    textAlign: 'end',
    color: vars.color.ink,
    background: vars.color.paper,
    border: `1px solid ${vars.color.line2}`,
    borderRadius: vars.radius,
    fontVariantNumeric: 'tabular-nums',
    selectors: { '&[aria-invalid="true"]': { borderColor: vars.color.red } },
    // As high as fingers need, its borders included.
    '@media': { [byTouch]: { minBlockSize: px(42) } },
    ...fieldFocusRing,
  },
]);
export const total = style({ whiteSpace: 'nowrap', color: vars.color.ink3 });
export const wrong = style({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${space(4)})`,
  insetInlineEnd: 0,
  zIndex: zOrder.cellMenu,
  inlineSize: 'max-content',
  maxInlineSize: px(280),
  padding: `${space(6)} ${space(12)}`,
  background: vars.color.paper,
  border: `1px solid ${vars.color.red}`,
  borderRadius: vars.radius,
  boxShadow: vars.shadow.pop,
});
export const tools = style({
  display: 'flex',
  justifyContent: 'flex-end',
  flex: '1 1 0',
  minInlineSize: 0,
  '@container': { [under(600)]: { display: 'none' } },
});
