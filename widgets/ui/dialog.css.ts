import { style, styleVariants } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';

const surface = style([
  text.ui,
  {
    padding: 0,
    background: vars.color.paper,
    color: vars.color.ink,
    border: `1px solid ${vars.color.ink}`,
    selectors: { '&::backdrop': { background: vars.color.scrim } },
  },
]);

export const dialog = style([
  surface,
  {
    margin: 'auto',
    maxInlineSize: 'calc(100vw - 16px)',
    maxBlockSize: 'calc(100dvh - 16px)',
    borderRadius: vars.radius,
    boxShadow: vars.shadow.dialog,
  },
]);

export const width = styleVariants({ confirm: { inlineSize: px(500) }, form: { inlineSize: px(650) } });

const sheet = style([
  surface,
  {
    position: 'fixed',
    margin: 0,
    border: 0,
    maxInlineSize: '100vw',
    maxBlockSize: '100dvh',
    boxShadow: vars.shadow.dialog,
    transition: `translate ${vars.motion.move}`,
  },
]);

const fullHeight = { blockSize: '100dvh', inlineSize: `min(${px(368)}, 100vw)`, insetBlock: 0 };

export const side = styleVariants({
  end: [
    sheet,
    {
      ...fullHeight,
      insetInline: 'auto 0',
      borderInlineStart: `1px solid ${vars.color.rule}`,
      '@starting-style': { translate: '100% 0' },
    },
  ],
  start: [
    sheet,
    {
      ...fullHeight,
      insetInline: '0 auto',
      borderInlineEnd: `1px solid ${vars.color.rule}`,
      '@starting-style': { translate: '-100% 0' },
    },
  ],
  bottom: [
    sheet,
    {
      inlineSize: '100vw',
      blockSize: 'min(80dvh, 100dvh)',
      insetInline: 0,
      insetBlock: 'auto 0',
      borderBlockStart: `1px solid ${vars.color.rule}`,
      '@starting-style': { translate: '0 100%' },
    },
  ],
});

/** Keeps its height while the content scrolls, so that the head stays in place. */
export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  maxBlockSize: 'inherit',
  blockSize: '100%',
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flex: 'none',
  gap: space(16),
  minBlockSize: px(56),
  // Two lines of a long title stay off the edges.
  paddingBlock: space(8),
  paddingInline: `${space(24)} ${space(16)}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [below('small')]: { paddingInlineStart: space(16) } },
});

/** A long name, such as that of a file, takes two lines and no more. */
export const title = style([
  text.dialog,
  {
    minInlineSize: 0,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
  },
]);

export const body = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  padding: space(24),
  '@media': { [below('small')]: { padding: space(16) } },
});

export const flush = style({ padding: 0, '@media': { [below('small')]: { padding: 0 } } });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  flex: 'none',
  gap: space(8),
  padding: `0 ${space(24)} ${space(20)}`,
  '@media': { [below('small')]: { paddingInline: space(16) } },
});
