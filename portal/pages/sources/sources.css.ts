import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';
import { view } from '../view-list.css.ts';

/** Views without documents, under words that say so. */
export const emptyHead = style([
  text.small,
  {
    margin: `${space(20)} ${space(16)} ${space(4)} ${space(24)}`,
    paddingBlockEnd: space(4),
    color: vars.color.ink3,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    '@media': {
      [below('medium')]: {
        flex: 'none',
        margin: 0,
        padding: `0 ${space(8)} 0 ${space(16)}`,
        borderBlockEnd: 0,
        borderInlineStart: `1px solid ${vars.color.line}`,
        marginInlineStart: space(8),
      },
    },
  },
]);

export const emptyView = style([view, { color: vars.color.ink3 }]);

/** Choices that paper cannot offer. */
export const onScreen = style({ '@media': { print: { display: 'none' } } });
