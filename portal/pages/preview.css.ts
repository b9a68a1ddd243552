import { globalStyle, style } from '@vanilla-extract/css';
import { px } from '#styles/px.ts';
import { vars } from '#styles/theme.css.ts';
import { foundHighlight } from './found-words.ts';

export const state = style({ padding: px(20) });

/** Numbers hang as in the reader; the margin for its tools is not needed here. */
export const law = style({
  padding: `0 ${px(4)} ${px(40)} ${px(14)}`,
  marginInlineEnd: px(-28),
  maxInlineSize: px(680),
  overflow: 'hidden',
});
// The head begins the pane.
globalStyle(`${law} section > :is(h3, h4, h5, h6):first-child`, { marginBlockStart: px(14) });
globalStyle(`${law} [data-notes]`, { display: 'none' });
// Beside what answers stands the bar of the place.
globalStyle(`${law} [data-answers]::before`, {
  content: '""',
  position: 'absolute',
  insetBlock: px(2),
  insetInlineStart: px(-52),
  inlineSize: px(3),
  background: vars.color.accent,
});

globalStyle(`::highlight(${foundHighlight})`, { backgroundColor: vars.color.mark, color: vars.color.ink });
