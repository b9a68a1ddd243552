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
    '@media': { [below('medium')]: { display: 'none' } },
  },
]);

export const emptyView = style([view, { color: vars.color.ink3 }]);

/** Choices that paper cannot offer. */
export const onScreen = style({ '@media': { print: { display: 'none' } } });
