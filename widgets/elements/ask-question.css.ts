import { style } from '@vanilla-extract/css';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';

/** Own colours, so that the text is legible on any page. */
const legible = { background: vars.color.paper, color: vars.color.ink };

export const button = style(legible);

/** Present before it has content, as a live region must be; empty, it takes no room. */
export const outcome = style([
  text.ui,
  {
    ...legible,
    inlineSize: 'fit-content',
    padding: `${space(4)} ${space(8)}`,
    marginBlockStart: space(4),
    selectors: { '&:empty': { position: 'absolute', padding: 0 } },
  },
]);
