import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { focusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';

/** Centred, 40 higher than the middle, which looks better. */
export const page = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  minBlockSize: '100%',
  padding: `${px(24)} ${px(16)} ${px(64)}`,
  '@media': { [below('small')]: { placeContent: 'start stretch', paddingBlockStart: px(40) } },
});

export const card = style({
  inlineSize: `min(${px(450)}, 100%)`,
  minInlineSize: `min(${px(450)}, calc(100vw - 32px))`,
});

export const head = style({ marginBlockEnd: px(8) });
export const subtitle = style([text.form, { marginBlockStart: px(4), color: vars.color.ink2 }]);

export const sideLink = style({
  color: vars.color.accent,
  ':hover': { textDecoration: 'underline', textUnderlineOffset: px(3) },
  ...focusRing,
});

/** A word between two lines. */
export const or = style([
  text.small,
  {
    display: 'flex',
    alignItems: 'center',
    gap: px(12),
    marginBlock: px(20),
    color: vars.color.ink3,
    '::before': { content: '""', flex: 1, borderBlockStart: `1px solid ${vars.color.line}` },
    '::after': { content: '""', flex: 1, borderBlockStart: `1px solid ${vars.color.line}` },
  },
]);
