import { globalStyle, style } from '@vanilla-extract/css';
import { px } from '#styles/px.ts';
import { vars } from '#styles/theme.css.ts';

export const state = style({ padding: px(20) });

/** Where the text begins in the pane; its numbers hang before it as in the reader. */
const hang = 54;

export const law = style({ maxInlineSize: px(720), paddingBlockEnd: px(40) });
globalStyle(`${law} > section`, {
  // What hangs at the edge of the pane is not cut off.
  contentVisibility: 'visible',
  paddingInline: `${px(hang)} ${px(18)}`,
});
// The head begins the pane, in one line with its number.
globalStyle(`${law} > section > :is(h3, h4, h5, h6)`, {
  display: 'flex',
  flexWrap: 'wrap',
  fontSize: px(19),
  marginInlineStart: px(21 - hang),
  marginBlockStart: px(16),
});
// Notes are read in the reader.
globalStyle(`${law} :is([data-notes], [data-note])`, { display: 'none' });
// Beside what answers stands the bar of the place, at the edge of the pane.
globalStyle(`${law} [data-answers]::before`, {
  content: '""',
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: px(-hang),
  inlineSize: px(3),
  background: vars.color.accent,
});
