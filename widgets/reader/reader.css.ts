import { style } from '@vanilla-extract/css';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';
import { wholeView } from '#styles/whole-view.ts';
import { contentsColumn, noBox } from '../document-view/layout.ts';
import { atLeast, readerContainer, under } from './layout.ts';

export const view = style([
  wholeView(readerContainer),
  { display: 'flex', flex: '1 1 auto', '@media': { print: { display: 'block' } } },
]);
// The view itself lays out the columns: with boxes in between, the text would lose its scroll position when a
// host page moves the element.
export const frame = style(noBox);
export const row = style(noBox);
const side = {
  display: 'flex',
  flexDirection: 'column' as const,
  flex: 'none',
  minBlockSize: 0,
  '@media': { print: { display: 'none' } },
};
export const contents = style({
  ...side,
  ...contentsColumn(264),
  borderInlineEnd: `1px solid ${vars.color.line}`,
  '@container': {
    [atLeast(1280)]: contentsColumn(296),
    [atLeast(1920)]: contentsColumn(344),
  },
});
export const middle = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  // While a window shrinks, the columns beside the text stay for a moment. Squeezed to zero width, the text
  // would take enormous heights and remember them.
  minInlineSize: `min(100%, ${px(320)})`,
  minBlockSize: 0,
  '@media': { print: { display: 'block' } },
});
export const panel = style({
  ...side,
  inlineSize: px(368),
  borderInlineStart: `1px solid ${vars.color.line}`,
  '@container': { [atLeast(1920)]: { inlineSize: px(440) } },
});
export const message = style([
  text.ui,
  {
    padding: space(24),
    overflowY: 'auto',
    '@container': { [under(600)]: { paddingInline: space(16) } },
  },
]);
export const messageTitle = style({ fontWeight: 600 });
export const bare = style({
  flex: 'none',
  minBlockSize: px(48),
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
/** The lines of a column beside the text while it loads. */
export const loadingSide = style({ display: 'grid', gap: space(12), padding: `${space(24)} ${space(20)}` });
/** Room for the line about version and legal status: two lines, one on a phone, with its button. */
export const slim = style({ flex: 'none', minBlockSize: px(44) });
