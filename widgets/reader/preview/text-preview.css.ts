import { style } from '@vanilla-extract/css';
import { cramped } from '#styles/breakpoints.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';
import { hang, margin } from '../../law/law.css.ts';
import { narrowText } from '../../law/layout.ts';

/** Below the bar of the portal and the line of the title. */
const above = 56 + 53;

/** As high as the window below the title, so that contents and text scroll by themselves. */
export const whole = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: `max(${px(360)}, calc(100dvh - ${px(above)}))`,
  '@media': { print: { display: 'block', blockSize: 'auto' } },
});
export const renewed = style([
  text.small,
  {
    paddingInline: space(16),
    paddingBlock: space(8),
    borderBlockEnd: `1px solid ${vars.color.line}`,
    background: vars.color.accentWash,
  },
]);
export const preview = style({
  display: 'grid',
  gridTemplateColumns: `${px(296)} minmax(0, 1fr)`,
  gridTemplateRows: 'minmax(0, 1fr)',
  flexGrow: 1,
  minBlockSize: 0,
  '@media': {
    [cramped]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto minmax(0, 1fr)' },
    print: { display: 'block' },
  },
});
export const contents = style({
  display: 'flex',
  minBlockSize: 0,
  borderInlineEnd: `1px solid ${vars.color.line}`,
  '@media': { [cramped]: { display: 'none' }, print: { display: 'none' } },
});
/** In the place of the contents where there is no room for them. */
export const goTo = style({
  display: 'none',
  paddingInline: space(16),
  paddingBlock: space(8),
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [cramped]: { display: 'block' }, print: { display: 'none' } },
});
export const law = style({ minBlockSize: 0 });
export const about = style([
  text.small,
  {
    maxInlineSize: px(hang + 600 + margin),
    marginInline: 'auto',
    paddingBlockStart: space(16),
    paddingInline: `${px(hang)} ${px(margin)}`,
    color: vars.color.ink3,
    '@container': { [narrowText]: { paddingInline: space(16) } },
  },
]);
export const state = style({ padding: space(24) });
