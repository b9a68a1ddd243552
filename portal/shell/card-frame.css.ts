import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';

/** Centred, 40 higher than the middle, which looks better. */
export const page = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  minBlockSize: '100%',
  padding: `${space(24)} ${space(16)} ${space(64)}`,
  '@media': { [below('small')]: { placeContent: 'start stretch', paddingBlockStart: space(40) } },
});

export const card = style({
  inlineSize: `min(${px(450)}, 100%)`,
  minInlineSize: `min(${px(450)}, calc(100vw - 32px))`,
});

export const head = style({ marginBlockEnd: space(8) });
export const title = style([text.display, { ':focus-visible': { outline: 'none' } }]);
export const subtitle = style([text.form, { marginBlockStart: space(4), color: vars.color.ink2 }]);
