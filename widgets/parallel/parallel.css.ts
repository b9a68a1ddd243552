import { style } from '@vanilla-extract/css';
import { withRepeatedHead } from '#styles/print.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';
import { wholeView } from '#styles/whole-view.ts';
import { contentsColumn, loadingPadding, messagePadding, stackingFrame } from '../document-view/layout.ts';
import { headStays, narrow, parallelContainer, stacked, tall, wide } from './layout.ts';

export const view = style({ ...wholeView(parallelContainer), vars: { '--reg-base': vars.unit } });
export const frame = style(stackingFrame(stacked));
export const row = style({
  display: 'contents',
  '@container': {
    [wide]: { '@media': { [tall]: { display: 'flex', flex: '1 1 auto', minBlockSize: 0 } } },
  },
});
export const loading = style(loadingPadding(narrow));
export const message = style([text.ui, messagePadding(narrow)]);

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: 'none',
  alignItems: 'center',
  gap: `${space(4)} ${space(8)}`,
  minBlockSize: px(54),
  padding: `${space(6)} ${space(16)}`,
  '@container': { [narrow]: { paddingInline: space(8) } },
  // On the edge of the legal line below.
  '@media': { print: { paddingInline: space(24) } },
});
/** Back to the text, and to the contents. */
export const ways = style({
  display: 'flex',
  gap: space(4),
  '@media': { print: { display: 'none' } },
});
export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space(12)}`,
  flex: '1 1 0',
  minInlineSize: px(200),
});
export const name = style([
  text.lawHead,
  {
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    '@container': { [narrow]: { fontSize: px(18), lineHeight: px(24) } },
  },
]);
export const about = style([text.ui, { color: vars.color.ink3 }]);
export const period = style([
  text.ui,
  {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space(2)} ${space(8)}`,
    color: vars.color.ink2,
  },
]);
export const status = style({ color: vars.color.ink, fontWeight: 600 });
/** Displayed only if the head stays on screen; otherwise the line above the languages has this text. */
export const whereHeadStays = style({
  display: 'none',
  ...headStays({ display: 'contents' }),
});
export const moves = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(4),
  marginInlineStart: 'auto',
  '@media': { print: { display: 'none' } },
});
export const place = style([
  text.ui,
  {
    paddingInlineEnd: space(8),
    color: vars.color.ink2,
    whiteSpace: 'nowrap',
    '@container': { [narrow]: { display: 'none' } },
  },
]);
export const notice = style([
  text.ui,
  {
    flex: 'none',
    padding: `${space(8)} ${space(24)}`,
    background: vars.color.ground,
    borderBlockStart: `1px solid ${vars.color.line}`,
    color: vars.color.ink2,
    '@container': { [narrow]: { paddingInline: space(16) } },
  },
]);

export const contents = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  minBlockSize: 0,
  ...contentsColumn(296),
  borderInlineEnd: `1px solid ${vars.color.line}`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { '(height < 560px)': { display: 'none' }, print: { display: 'none' } },
});
/** The scroller, if there is room: all languages scroll together. */
export const column = style({
  position: 'relative',
  '@container': {
    [wide]: {
      '@media': {
        [tall]: {
          flex: '1 1 0',
          minInlineSize: 0,
          minBlockSize: 0,
          overflowY: 'auto',
          overscrollBehavior: 'contain',
        },
      },
    },
  },
});
export const table = style({ minInlineSize: 0, '@media': { print: withRepeatedHead } });
/** The whole law text: one factor zooms letters, line lengths and margins. */
export const sheet = style({
  position: 'relative',
  paddingBlockEnd: '40vh',
  vars: { '--reg-unit': 'calc(var(--reg-base) * var(--reg-zoom, 1))' },
  selectors: {
    // Smaller letters for shorter lines.
    '&[data-columns="2"]': { vars: { '--reg-unit': 'calc(var(--reg-base) * var(--reg-zoom, 1) * 0.97)' } },
    '&[data-columns="3"], &[data-columns="4"]': {
      vars: { '--reg-unit': 'calc(var(--reg-base) * var(--reg-zoom, 1) * 0.92)' },
    },
  },
  '@media': { print: { paddingBlockEnd: 0 } },
});
