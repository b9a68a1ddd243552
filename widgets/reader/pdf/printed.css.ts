import { style } from '@vanilla-extract/css';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';

export const printed = style([text.ui, { display: 'none', '@media': { print: { display: 'block' } } }]);
/** Below the head of the print, on its edges. */
export const hint = style({ maxInlineSize: px(560), marginInline: space(40), textWrap: 'pretty' });
export const sheet = style({
  breakInside: 'avoid',
  breakAfter: 'page',
  ':last-child': { breakAfter: 'auto' },
});
/** The first sheet has room for the head of the print above its page, and all pages have one size. */
export const picture = style({
  display: 'block',
  maxInlineSize: '100%',
  maxBlockSize: '82vh',
  marginInline: 'auto',
});
export const progress = style([
  text.small,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flex: 'none',
    gap: space(12),
    padding: `${space(6)} ${space(16)}`,
    color: vars.color.ink2,
    background: vars.color.ground,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    '@media': { print: { display: 'none' } },
  },
]);
