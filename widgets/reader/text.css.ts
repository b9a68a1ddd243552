import { style } from '@vanilla-extract/css';
import { innerFocusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';
import { zOrder } from '#styles/z-order.ts';
import { hang, margin } from '../law/law.css.ts';
import { narrowText, textContainer } from '../law/layout.ts';

/** The container whose width decides how the text is set, and the unit of length without zoom. */
export const column = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  minInlineSize: 0,
  flex: '1 1 auto',
  containerType: 'inline-size',
  containerName: textContainer,
  vars: { '--reg-base': 'var(--reg-unit)' },
  '@media': { print: { display: 'block', containerType: 'normal' } },
});
export const scroller = style({
  position: 'relative',
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overflowX: 'hidden',
  overscrollBehavior: 'contain',
  ...innerFocusRing,
  '@media': { print: { overflow: 'visible' } },
});
/** The whole law text: one factor zooms letters, line lengths and margins. */
export const sheet = style({
  position: 'relative',
  paddingBlockEnd: '40vh',
  vars: { '--reg-unit': 'calc(var(--reg-base) * var(--reg-zoom, 1))' },
  '@media': { print: { paddingBlockEnd: 0 } },
});

export const running = style([
  text.lawRun,
  {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: zOrder.sticky,
    background: vars.color.paper,
    color: vars.color.ink2,
    '@media': { print: { display: 'none' } },
  },
]);
export const runningText = style({
  maxInlineSize: px(hang + 600 + margin),
  minBlockSize: px(38),
  marginInline: 'auto',
  padding: `${space(8)} ${px(margin)} ${space(8)} ${px(hang)}`,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@container': { [narrowText]: { paddingInline: space(16) } },
});

export const loading = style({
  maxInlineSize: px(hang + 600 + margin),
  marginInline: 'auto',
  padding: `${space(52)} ${px(margin)} 0 ${px(hang)}`,
  inlineSize: '100%',
  '@container': { [narrowText]: { paddingInline: `${space(40)} ${space(44)}` } },
});
