import { style } from '@vanilla-extract/css';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';

export const element = style({
  alignSelf: 'stretch',
  minBlockSize: 0,
  background: vars.color.paper,
  color: vars.color.ink,
});
/** Box and results fill the height that the page gives. */
export const withResults = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  '@media': { print: { display: 'block' } },
});

export const box = style({ flex: 'none', padding: `${space(12)} ${space(16)}` });

/** Its height is an option of the page, or what the page leaves of the height of the element. */
export const results = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  flex: '1 1 var(--reg-results-height)',
  minBlockSize: 0,
  overflow: 'hidden auto',
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { print: { display: 'block', overflow: 'visible' } },
});
