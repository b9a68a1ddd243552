import { style } from '@vanilla-extract/css';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';
import { wholeView } from '#styles/whole-view.ts';
import {
  contentsColumn,
  loadingPadding,
  messagePadding,
  stackingFrame,
  stackingRow,
} from '../document-view/layout.ts';
import { comparisonContainer, narrow } from './layout.ts';

export const view = style(wholeView(comparisonContainer));
export const frame = style(stackingFrame(narrow));
export const row = style(stackingRow(narrow));
export const loading = style(loadingPadding(narrow));
export const message = style([text.ui, messagePadding(narrow)]);
export const messageHead = style({
  gap: space(8),
  display: 'flex',
  alignItems: 'center',
  minBlockSize: px(54),
  paddingInline: space(16),
});

/** Reserves its height until the versions have loaded. */
export const timeline = style({
  flex: 'none',
  minBlockSize: px(66),
  paddingBlockStart: space(4),
  paddingInline: space(24),
  '@container': { [narrow]: { paddingInline: space(16) } },
  '@media': { print: { display: 'none' } },
});
export const contents = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  ...contentsColumn(296),
  minBlockSize: 0,
  borderInlineEnd: `1px solid ${vars.color.line}`,
  '@media': { '(height < 560px)': { display: 'none' }, print: { display: 'none' } },
});
export const rows = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minInlineSize: 0,
  minBlockSize: 0,
  overflowY: 'auto',
  overflowX: 'hidden',
  overscrollBehavior: 'contain',
  outline: 'none',
  '@container': { [narrow]: { overflow: 'visible' } },
  '@media': {
    '(height < 560px)': { overflow: 'visible' },
    print: { display: 'block', overflow: 'visible' },
  },
});
export const notice = style([
  text.ui,
  {
    padding: `${space(8)} ${space(24)}`,
    background: vars.color.ground,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    color: vars.color.ink2,
    '@container': { [narrow]: { paddingInline: space(16) } },
  },
]);
