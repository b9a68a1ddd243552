import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { innerFocusRing } from '#styles/focus.ts';
import { hereBeside } from '#styles/here.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: `${px(296)} minmax(0, 1fr)`,
  minBlockSize: '100%',
  '@media': {
    print: { display: 'block' },
    [below('large')]: { gridTemplateColumns: `${px(232)} minmax(0, 1fr)` },
    [below('medium')]: { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' },
  },
});

export const views = style({
  borderInlineEnd: `1px solid ${vars.color.line}`,
  paddingBlock: space(20),
  '@media': {
    print: { display: 'none' },
    [below('medium')]: {
      borderInlineEnd: 0,
      borderBlockEnd: `1px solid ${vars.color.line}`,
      paddingBlock: 0,
    },
  },
});

export const viewsHead = style([
  text.small,
  {
    margin: `0 ${space(16)} ${space(4)} ${space(24)}`,
    paddingBlockEnd: space(4),
    fontWeight: 600,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    '@media': { [below('medium')]: { display: 'none' } },
  },
]);

export const viewList = style({
  '@media': {
    [below('medium')]: {
      display: 'flex',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      paddingInline: space(8),
    },
  },
});

export const view = style([
  text.ui,
  {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space(8),
    inlineSize: '100%',
    minBlockSize: px(26),
    alignItems: 'center',
    position: 'relative',
    paddingInline: `${space(24)} ${space(16)}`,
    color: vars.color.ink2,
    textAlign: 'start',
    selectors: {
      '&:hover': { background: vars.color.sunk, color: vars.color.ink },
      '&[aria-pressed="true"]': {
        background: vars.color.accentWash,
        color: vars.color.ink,
        fontWeight: 600,
      },
      '&[aria-pressed="true"]::before': hereBeside,
    },
    '@media': {
      [below('medium')]: {
        inlineSize: 'auto',
        minBlockSize: px(48),
        paddingInline: space(8),
        whiteSpace: 'nowrap',
        selectors: {
          '&[aria-pressed="true"]': { background: 'none' },
          '&[aria-pressed="true"]::before': {
            inlineSize: 'auto',
            insetBlock: 'auto 0',
            insetInline: 0,
            blockSize: px(3),
          },
        },
      },
    },
    ...innerFocusRing,
  },
]);

export const count = style({ color: vars.color.ink3, fontWeight: 400 });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space(8)} ${space(24)}`,
  paddingBlock: space(20),
  paddingInline: `${space(40)} ${space(24)}`,
  '@media': {
    [below('large')]: { paddingInline: space(24) },
    [below('medium')]: { padding: space(16) },
  },
});

export const title = style([text.title]);
export const resultCount = style([text.small, { color: vars.color.ink3 }]);

export const content = style({
  paddingInline: `${space(40)} ${space(24)}`,
  paddingBlockEnd: space(40),
  '@media': {
    [below('large')]: { paddingInline: space(24) },
    [below('medium')]: { paddingInline: space(16) },
  },
});
