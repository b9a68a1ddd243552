import { style } from '@vanilla-extract/css';
import { focusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';
import { atLeast } from '../layout.ts';

/** The bars of a phone: the paragraph above, the parts of the reader below. */
export const mobile = style({
  flex: 'none',
  background: vars.color.paper,
  '@container': { [atLeast(600)]: { display: 'none' } },
  '@media': { print: { display: 'none' } },
});
export const toolBar = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  minBlockSize: px(56),
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const toolButton = style([
  text.micro,
  {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: space(4),
    color: vars.color.ink2,
    ':hover': { color: vars.color.ink },
    selectors: { '&[aria-expanded="true"]': { color: vars.color.accent, fontWeight: 600 } },
    ...focusRing,
    outlineOffset: px(-2),
  },
]);
