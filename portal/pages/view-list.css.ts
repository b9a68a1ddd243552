import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { innerFocusRing } from '#styles/focus.ts';
import { hereBeside } from '#styles/here.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';
import { listEnd } from '../shell/page-frame.css.ts';

/** The head of a list of views beside a page: by source, by text. */
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

/** On narrow screens one line that scrolls. */
export const views = style({
  '@media': {
    [below('medium')]: {
      display: 'flex',
      alignItems: 'center',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      paddingInline: space(8),
    },
  },
});
export const viewList = style({ '@media': { [below('medium')]: { display: 'flex' } } });

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

export const content = style([listEnd, { flex: 1 }]);
