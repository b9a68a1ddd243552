import { globalStyle, style } from '@vanilla-extract/css';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';

export const state = style({ padding: space(20) });

/** Left edge of the text in the preview; numbers hang before it as in the reader. */
const hang = 54;

export const law = style({ maxInlineSize: px(720), paddingBlockEnd: space(40) });
globalStyle(`${law} > section`, {
  // Without containment, what hangs at the edge is not clipped.
  contentVisibility: 'visible',
  paddingInline: `${px(hang)} ${space(16)}`,
});
// The head is at the top of the preview, on one line with its number.
globalStyle(`${law} > section > h2`, {
  display: 'flex',
  flexWrap: 'wrap',
  fontSize: px(19),
  marginInlineStart: px(21 - hang),
  marginBlockStart: space(16),
});
// Notes are displayed in the reader only.
globalStyle(`${law} :is([data-notes], [data-note])`, { display: 'none' });
// A bar at the edge of the preview marks matching paragraphs.
globalStyle(`${law} [data-answers]::before`, {
  content: '""',
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: px(-hang),
  inlineSize: px(3),
  background: vars.color.accent,
});
