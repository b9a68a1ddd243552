import { innerFocusRing } from './focus.ts';
import { px } from './px.ts';
import { space } from './space.ts';
import { vars } from './theme.css.ts';
import { fingerHigh } from './touch.ts';

// What tables share, to be composed with `text.small`. Where heads stick and at which width rows become blocks is said
// by each table.

/** The head of a column. */
export const headCell = {
  padding: 0,
  blockSize: px(32),
  color: vars.color.ink3,
  fontWeight: 400,
  textAlign: 'start',
} as const;

/** The line below a head that sticks: a shadow, since a border would scroll away; forced colours have no shadows. */
export const stickyLine = (color: string) =>
  ({
    boxShadow: `inset 0 -1px ${color}`,
    '@media': { '(forced-colors: active)': { borderBlockEnd: '1px solid CanvasText' } },
  }) as const;

/** The name of a column that sorts. */
export const sortButton = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(4),
  minBlockSize: px(32),
  paddingInline: space(8),
  color: vars.color.ink3,
  textAlign: 'start',
  selectors: {
    '&:hover': { color: vars.color.ink },
    '[aria-sort] > &': { color: vars.color.ink, fontWeight: 600 },
  },
  ...fingerHigh,
  ...innerFocusRing,
} as const;

/** Names a value where rows are blocks and the head is not displayed; elsewhere it is not displayed itself. */
export const cellLabel = { display: 'none', marginInlineEnd: space(4), color: vars.color.ink3 } as const;
