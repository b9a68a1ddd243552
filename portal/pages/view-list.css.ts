import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { innerFocusRing } from '#styles/focus.ts';
import { hereBeside } from '#styles/here.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';
import { listEnd } from '../shell/page-frame.css.ts';

const narrow = below('medium');

/** The head of a list of views beside a page: by source, by text. */
export const viewsHead = style([
  text.small,
  {
    margin: `0 ${space(16)} ${space(4)} ${space(24)}`,
    paddingBlockEnd: space(4),
    fontWeight: 600,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    '@media': { [narrow]: { display: 'none' } },
  },
]);

/** In place of the list where it has no room beside the page. */
export const viewSelect = style({
  display: 'none',
  '@media': { [narrow]: { display: 'grid', padding: `${space(8)} ${space(16)}` } },
});
export const viewList = style({ '@media': { [narrow]: { display: 'none' } } });

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
    // Names of two lines keep apart from the next.
    padding: `${space(4)} ${space(16)} ${space(4)} ${space(24)}`,
    lineHeight: px(18),
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
    ...innerFocusRing,
  },
]);

export const count = style({ color: vars.color.ink3, fontWeight: 400 });

export const content = style([listEnd, { flex: 1 }]);
