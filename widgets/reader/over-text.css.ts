import { style } from '@vanilla-extract/css';
import { focusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';
import { under } from './layout.ts';
import { slim } from './reader.css.ts';

/** The bar that says that the displayed version is not in force. */
export const bar = style([
  text.ui,
  {
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    gap: space(8),
    minBlockSize: px(48),
    paddingInline: `${space(40)} ${space(16)}`,
    background: vars.color.ground,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    '@container': {
      [under(1280)]: { paddingInline: `${space(24)} ${space(12)}` },
      [under(600)]: { paddingInline: `${space(16)} ${space(8)}` },
    },
    '@media': { print: { paddingInline: space(40), background: 'none' } },
  },
]);
export const sign = style({ display: 'flex', color: vars.color.amber });
export const words = style({ flex: 1, minInlineSize: 0, textWrap: 'balance' });
export const status = style({ fontWeight: 600 });
/** For parts that a phone has no room for, and their shorter replacements. */
export const wide = style({ '@container': { [under(600)]: { display: 'none' } } });
export const narrow = style({
  display: 'none',
  '@container': { [under(600)]: { display: 'inline' } },
  '@media': { print: { display: 'none' } },
});
export const offers = style({
  display: 'flex',
  flex: 'none',
  gap: space(8),
  '@media': { print: { display: 'none' } },
});

/** The version and the legal status of the text: on a phone one line, which the button behind it opens. */
export const quiet = {
  line: style([
    slim,
    text.small,
    {
      display: 'flex',
      alignItems: 'center',
      paddingInline: `${space(40)} ${space(16)}`,
      textWrap: 'pretty',
      color: vars.color.ink2,
      borderBlockEnd: `1px solid ${vars.color.line}`,
      '@container': {
        [under(1280)]: { paddingInline: `${space(24)} ${space(12)}` },
        [under(600)]: { paddingInline: `${space(16)} 0` },
      },
      '@media': { print: { display: 'none' } },
    },
  ]),
  folded: style({
    flex: 1,
    minInlineSize: 0,
    '@container': {
      [under(600)]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    },
  }),
  whole: style({ flex: 1, minInlineSize: 0, '@container': { [under(600)]: { paddingBlock: space(8) } } }),
  unfold: style({
    display: 'none',
    flex: 'none',
    '@container': { [under(600)]: { display: 'block' } },
  }),
};

/** The message that the requested article or paragraph does not exist. */
export const notice = style([
  text.ui,
  {
    padding: `${space(8)} ${space(40)}`,
    background: vars.color.ground,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    color: vars.color.ink2,
    '@container': {
      [under(1280)]: { paddingInline: space(24) },
      [under(600)]: { paddingInline: space(16) },
    },
  },
]);

/** Articles near the requested one. */
export const near = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space(16)}`,
  alignItems: 'baseline',
});
export const nearLink = style({
  color: vars.color.accent,
  textDecoration: 'underline',
  textUnderlineOffset: px(3),
  '@media': { '(pointer: coarse)': { paddingBlock: space(12) } },
  ...focusRing,
});

export const printHead = style([
  text.small,
  {
    display: 'none',
    '@media': {
      print: {
        display: 'block',
        // Indented like the units below it (law.css.ts).
        marginInline: space(40),
        borderBlockEnd: `1px solid ${vars.color.rule}`,
        paddingBlockEnd: space(6),
        marginBlockEnd: space(16),
      },
    },
  },
]);
