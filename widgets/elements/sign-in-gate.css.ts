import { style } from '@vanilla-extract/css';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';

/** The width of the sign-in card (specification of access, section 9). */
export const gate = style({
  inlineSize: '100%',
  maxInlineSize: px(450),
  marginInline: 'auto',
  padding: space(20),
  display: 'grid',
  gap: space(20),
  // Own colours, so that the text is legible on any page.
  background: vars.color.paper,
  color: vars.color.ink,
});

export const title = style([text.title]);

/** What is displayed to whoever is signed in, and a line below it. A view that fills its element leaves room for that. */
export const own = style({ display: 'flex', flexDirection: 'column', blockSize: '100%' });

/** Its height is there before the line has loaded. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space(8),
  minBlockSize: px(36),
  '@media': { '(pointer: coarse)': { minBlockSize: px(44) }, print: { display: 'none' } },
});
