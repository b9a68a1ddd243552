import { style } from '@vanilla-extract/css';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';

export const state = style({ padding: space(20) });

/** Left edge of the text in the preview; numbers hang before it as in the reader. */
const hang = 54;

export const law = style({ maxInlineSize: px(720), paddingBlockEnd: space(40) });
/** How the article differs from a text that fills a page of its own. */
export const look = {
  unit: style({
    selectors: {
      '&&': {
        // Without containment, what hangs at the edge is not clipped.
        contentVisibility: 'visible',
        paddingInline: `${px(hang)} ${space(16)}`,
      },
    },
  }),
  /** The head is at the top of the preview, on one line with its number. */
  head: style({
    selectors: {
      '&&': {
        display: 'flex',
        flexWrap: 'wrap',
        fontSize: px(19),
        marginInlineStart: px(21 - hang),
        marginBlockStart: space(16),
      },
    },
  }),
};
/** A bar at the edge of the preview marks a matching paragraph. */
export const answers = style({
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: px(-hang),
    inlineSize: px(3),
    background: vars.color.accent,
  },
});
