import { style } from '@vanilla-extract/css';
import { px } from '#styles/px.ts';
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
    gap: px(10),
    minBlockSize: px(48),
    paddingInline: `${px(40)} ${px(16)}`,
    background: vars.color.ground,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    '@container': {
      [under(1280)]: { paddingInline: `${px(24)} ${px(12)}` },
      [under(600)]: { paddingInline: `${px(16)} ${px(8)}` },
    },
    '@media': { print: { paddingInline: px(40), background: 'none' } },
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
  gap: px(8),
  '@media': { print: { display: 'none' } },
});

/** The version and the legal status of the text. */
export const quiet = style([
  slim,
  text.small,
  {
    display: 'flex',
    alignItems: 'center',
    paddingInline: `${px(40)} ${px(16)}`,
    textWrap: 'pretty',
    color: vars.color.ink2,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    '@container': {
      [under(1280)]: { paddingInline: `${px(24)} ${px(12)}` },
      [under(600)]: { paddingInline: px(16) },
    },
    '@media': { print: { display: 'none' } },
  },
]);

/** The message that the requested article or paragraph does not exist. */
export const notice = style([
  text.ui,
  {
    padding: `${px(8)} ${px(24)}`,
    background: vars.color.ground,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    color: vars.color.ink2,
  },
]);

export const printHead = style([
  text.small,
  {
    display: 'none',
    '@media': {
      print: {
        display: 'block',
        // Indented like the units below it (law.css.ts).
        marginInline: px(40),
        borderBlockEnd: `1px solid ${vars.color.rule}`,
        paddingBlockEnd: px(6),
        marginBlockEnd: px(16),
      },
    },
  },
]);
