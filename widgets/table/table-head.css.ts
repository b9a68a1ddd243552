import { style } from '@vanilla-extract/css';
import { below, cramped } from '#styles/breakpoints.ts';
import { fieldFocusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import * as tables from '#styles/table.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';
import { visuallyHidden } from '#styles/visually-hidden.ts';
import { zOrder } from '#styles/z-order.ts';

const narrow = below('medium');
const sticky = {
  position: 'sticky',
  zIndex: zOrder.sticky,
  '@media': { [cramped]: { position: 'static' }, print: { position: 'static' } },
} as const;

/** Folded on narrow screens, where it would fill the screen. */
export const head = style({ '@container': { [narrow]: { display: 'none' } } });
export const unfolded = style({
  '@container': { [narrow]: { display: 'block', borderBlockEnd: `1px solid ${vars.color.rule}` } },
});

/** Displayed where the head is folded. */
export const fold = style({
  display: 'none',
  '@container': { [narrow]: { display: 'flex' } },
  '@media': { print: { display: 'none' } },
});

export const names = style({
  '@container': {
    [narrow]: { display: 'flex', flexWrap: 'wrap', gap: space(4), padding: `${space(8)} ${space(8)} 0` },
  },
});

export const headCell = style([
  text.small,
  tables.headCell,
  tables.stickyLine(vars.color.line),
  sticky,
  {
    insetBlockStart: 0,
    background: vars.color.paper,
    selectors: { '&:first-child': { paddingInlineStart: space(16) } },
    '@container': {
      [narrow]: {
        position: 'static',
        blockSize: 'auto',
        boxShadow: 'none',
        borderBlockEnd: 0,
        selectors: { '&:first-child': { paddingInlineStart: 0 } },
      },
    },
  },
]);

export const numericHead = style({ textAlign: 'end', '@container': { [narrow]: { textAlign: 'start' } } });

export const sort = style([text.small, tables.sortButton]);

/** Visually hidden, since it would look like a sort button; assistive technology still reads it. */
export const plainHead = style({
  paddingInline: space(8),
  '@container': { [narrow]: visuallyHidden },
});
/** Above the fixed cells at the end of the rows. */
export const fixedHead = style([
  plainHead,
  { display: 'block', textAlign: 'end', paddingInlineEnd: space(24) },
]);

export const fieldLabel = style([
  text.small,
  { display: 'none', color: vars.color.ink3, '@container': { [narrow]: { display: 'block' } } },
]);

export const filters = style({
  '@container': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: `repeat(auto-fill, minmax(${px(128)}, 1fr))`,
      gap: space(8),
      padding: `${space(4)} ${space(16)} ${space(12)}`,
    },
  },
});

export const filterCell = style([
  tables.stickyLine(vars.color.rule),
  sticky,
  {
    insetBlockStart: px(32),
    blockSize: px(36),
    paddingBlock: space(4),
    paddingInline: space(4),
    background: vars.color.ground,
    selectors: {
      '&:first-child': { paddingInlineStart: space(20) },
      '&:last-child': { paddingInlineEnd: space(16) },
    },
    '@media': { print: { display: 'none' } },
    '@container': {
      [narrow]: {
        position: 'static',
        padding: 0,
        blockSize: 'auto',
        background: 'none',
        boxShadow: 'none',
        borderBlockEnd: 0,
        selectors: {
          '&:first-child': { paddingInlineStart: 0 },
          '&:last-child': { paddingInlineEnd: 0 },
          '&:empty': { display: 'none' },
        },
      },
    },
  },
]);

export const field = style([
  text.small,
  {
    inlineSize: '100%',
    minInlineSize: 0,
    blockSize: px(26),
    paddingInline: space(6),
    background: vars.color.paper,
    border: `1px solid ${vars.color.line2}`,
    borderRadius: vars.radius,
    color: vars.color.ink,
    selectors: {
      '&::placeholder': { color: vars.color.ink3, opacity: 1 },
      'select&:has(option[value=""]:checked)': { color: vars.color.ink3 },
      '&::-webkit-search-cancel-button': { cursor: 'pointer' },
    },
    '@media': { '(pointer: coarse)': { blockSize: px(44) } },
    ...fieldFocusRing,
  },
]);
