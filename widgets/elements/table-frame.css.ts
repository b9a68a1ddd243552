import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';

/** The table fills its element; rows scroll between its head and its foot. */
export const element = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minBlockSize: 0,
  blockSize: '100%',
  containerType: 'inline-size',
  background: vars.color.paper,
  color: vars.color.ink,
  '@media': { print: { display: 'block', blockSize: 'auto' } },
});
export const refused = style({ display: 'none' });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: 'none',
  alignItems: 'center',
  gap: `${space(4)} ${space(16)}`,
  paddingBlock: space(8),
  paddingInline: `${space(24)} ${space(16)}`,
  '@container': { [below('medium')]: { paddingInline: space(16) } },
});
export const about = style([
  text.ui,
  {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: px(36),
    color: vars.color.ink3,
  },
]);
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(8)} ${space(16)}`,
  minBlockSize: px(36),
  marginInlineStart: 'auto',
  '@container': { [below('medium')]: { marginInlineStart: 0 } },
  '@media': { print: { display: 'none' } },
});
/** As high as what is seen of a table below a row; few details are lower. */
export const comingDetail = style({
  display: 'grid',
  alignContent: 'start',
  gap: space(12),
  minBlockSize: px(480),
  padding: `${space(4)} ${space(16)} ${space(20)}`,
});
