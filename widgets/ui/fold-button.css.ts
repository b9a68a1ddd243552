import { style } from '@vanilla-extract/css';
import { innerFocusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';

/** Without `display`, which depends on the room of what it folds. */
export const fold = style([
  text.ui,
  {
    alignItems: 'center',
    gap: space(8),
    inlineSize: '100%',
    minBlockSize: px(44),
    paddingInline: space(16),
    borderBlockEnd: `1px solid ${vars.color.line}`,
    fontWeight: 500,
    ...innerFocusRing,
  },
]);
export const note = style({ color: vars.color.ink3, fontWeight: 400 });
export const icon = style({
  marginInlineStart: 'auto',
  selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
});
