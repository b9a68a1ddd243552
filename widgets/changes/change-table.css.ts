import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { focusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { byTouch } from '#styles/touch.ts';
import { text } from '#styles/type.css.ts';
import { check } from '../ui/check.css.ts';
import { scrollingPopup } from '../ui/popup.css.ts';

export const switches = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space(20)}` });
export const choice = style([
  text.ui,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space(8),
    minBlockSize: px(36),
    color: vars.color.ink,
    cursor: 'pointer',
    selectors: { '&:has(:disabled)': { color: vars.color.ink3, cursor: 'default' } },
    '@media': { [byTouch]: { minBlockSize: px(44) } },
  },
]);
export const box = check;
/** In line with the switches. */
export const besideSwitches = style({ alignSelf: 'center' });
export const rule = style({
  inlineSize: px(1),
  blockSize: px(20),
  background: vars.color.line,
  // Where tools stand below each other it would begin a line.
  '@media': { [below('medium')]: { display: 'none' } },
});
export const popup = style([
  scrollingPopup,
  text.ui,
  {
    inlineSize: px(320),
  },
]);
export const hint = style([text.small, { color: vars.color.ink3, marginBlockEnd: space(8) }]);
export const view = style({ display: 'flex', alignItems: 'center', minBlockSize: px(32) });
export const viewName = style([
  text.ui,
  {
    flex: 1,
    minInlineSize: 0,
    minBlockSize: px(32),
    textAlign: 'start',
    overflowWrap: 'anywhere',
    color: vars.color.accent,
    selectors: { '&[aria-current]': { fontWeight: 600 } },
    ...focusRing,
  },
]);
export const saveView = style({
  display: 'grid',
  gap: space(8),
  justifyItems: 'start',
  marginBlockStart: space(8),
});
export const totals = style({ color: vars.color.ink2 });
export const number = style({ color: vars.color.ink, fontWeight: 600 });
/** A word above the table: one change is displayed, or the one in the address is not there. */
export const note = style([
  text.ui,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space(4)} ${space(16)}`,
    paddingBlock: space(8),
    paddingInline: `${space(24)} ${space(16)}`,
    background: vars.color.ground,
    '@media': { print: { display: 'none' } },
  },
]);
/** Beside each other in the room that the page or element gives them. */
export const actions = style({ display: 'contents' });
/** The same where paper has no use for them. */
export const screenActions = style([actions, { '@media': { print: { display: 'none' } } }]);
/** What a list on paper replaces. */
export const onScreen = style({ display: 'contents', '@media': { print: { display: 'none' } } });
