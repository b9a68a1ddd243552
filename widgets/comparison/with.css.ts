import { style } from '@vanilla-extract/css';
import { innerFocusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';

export const form = style({ display: 'grid' });
/** Reserves the height of some results, so that the dialog does not change size during typing. */
export const results = style({ minBlockSize: px(264), marginBlockStart: space(12) });
export const state = style([text.ui, { color: vars.color.ink2 }]);
export const result = style([
  text.ui,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `0 ${space(12)}`,
    inlineSize: '100%',
    minBlockSize: px(36),
    padding: `${space(8)} ${space(8)}`,
    textAlign: 'start',
    borderBlockEnd: `1px solid ${vars.color.line}`,
    ':hover': { background: vars.color.sunk },
    ...innerFocusRing,
    '@media': { '(pointer: coarse)': { minBlockSize: px(44), paddingBlock: space(12) } },
  },
]);
export const label = style({ fontWeight: 600 });
export const detail = style({ flex: '1 1 auto', minInlineSize: 0, color: vars.color.ink2 });
export const number = style({ color: vars.color.ink3 });
