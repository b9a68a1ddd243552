import { style } from '@vanilla-extract/css';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';
import { under } from '../layout.ts';

/** A row of its own at the bottom of a phone, the end of the bar above the pages elsewhere. */
export const row = style([
  text.ui,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    minInlineSize: 0,
    '@container': {
      [under(600)]: {
        minBlockSize: px(48),
        paddingInline: `${space(16)} ${space(4)}`,
        borderBlockStart: `1px solid ${vars.color.line2}`,
      },
    },
  },
]);
/** The narrowest phones have no room for it beside the name; the menu has it too. */
export const ifRoom = style({ '@container': { [under(360)]: { display: 'none' } } });
/** With one tool more beside it. */
export const ifMuchRoom = style({ '@container': { [under(440)]: { display: 'none' } } });
export const name = style({
  flex: '0 1 auto',
  minInlineSize: 0,
  paddingInlineEnd: space(8),
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 600,
  color: vars.color.ink,
  '@container': { [under(600)]: { flex: 1, whiteSpace: 'normal' } },
});
