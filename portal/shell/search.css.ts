import { style } from '@vanilla-extract/css';
import { below, from } from '#styles/breakpoints.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { byTouch } from '#styles/touch.ts';

/** The bar has two lines where the box is on its own line. */
export const twoLines = style({
  '@media': {
    [below('medium')]: { flexWrap: 'wrap', blockSize: 'auto' },
  },
});
/** Keeps the height of the first line. */
export const firstLine = style({ '@media': { [below('medium')]: { minBlockSize: px(52) } } });

/** Room of the box: between links and inbox; on narrow screens a line of its own. */
export const room = style({
  display: 'flex',
  alignItems: 'center',
  pointerEvents: 'none',
  '@media': {
    print: { display: 'none' },
    [below('medium')]: { order: 9, flex: '1 0 100%', paddingBlockEnd: space(12), paddingInlineEnd: space(8) },
    [from('medium')]: { position: 'absolute', insetBlock: 0, insetInline: `${px(180)} ${px(228)}` },
    // Inbox and languages are wider for fingers.
    [`${from('medium')} and ${byTouch}`]: { insetInlineEnd: px(332) },
    [from('large')]: { insetInlineStart: '37.2%' },
  },
});
/** On the read page of a phone the line is hidden until a button shows it. */
export const hidden = style({ '@media': { [below('medium')]: { display: 'none' } } });

export const box = style({
  position: 'relative',
  inlineSize: '100%',
  pointerEvents: 'auto',
  minBlockSize: px(36),
  '@media': {
    [from('medium')]: {
      inlineSize: `min(${px(500)}, 100%)`,
      transition: `inline-size ${vars.motion.move}`,
      selectors: { '&:focus-within': { inlineSize: `min(${px(660)}, 100%)` } },
    },
  },
});

/** Reserves the place of the box until it has loaded. */
export const placeholder = style({
  blockSize: px(36),
  border: `1px solid ${vars.color.line2}`,
  borderRadius: vars.radius,
  '@media': { [below('medium')]: { blockSize: px(40) }, [byTouch]: { blockSize: px(44) } },
});

export const opener = style({ '@media': { [from('medium')]: { display: 'none' } } });
