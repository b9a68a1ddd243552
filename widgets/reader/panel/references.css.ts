import { style } from '@vanilla-extract/css';
import { innerFocusRing } from '#styles/focus.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';

export const document = style([text.ui, { fontWeight: 600, paddingBlock: `${space(8)} ${space(2)}` }]);
export const citing = style({
  display: 'block',
  paddingBlock: `calc(${space(8)} + ${vars.air})`,
  color: vars.color.ink,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  ':hover': { background: vars.color.sunk },
  ...innerFocusRing,
});
export const name = style({ display: 'block', color: vars.color.accent, fontWeight: 500 });
export const snippet = style([text.lawSnippet, { display: 'block', overflowWrap: 'anywhere' }]);
export const cited = style({ background: vars.color.mark, color: vars.color.ink });
export const note = style([text.small, { paddingBlock: space(12), color: vars.color.ink3 }]);
