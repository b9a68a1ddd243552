import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { focusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';

/** A page of running text in a column of readable width. */
export const page = style([
  text.law,
  {
    maxInlineSize: px(680),
    marginInline: 'auto',
    padding: `${px(48)} ${px(24)} ${px(80)}`,
    '@media': { [below('medium')]: { padding: `${px(32)} ${px(16)} ${px(64)}` } },
  },
]);

globalStyle(`${page} > p, ${page} > ul, ${page} > ol`, { marginBlock: `${px(12)} 0` });
globalStyle(`${page} > h2`, {
  fontFamily: vars.font.law,
  fontSize: px(20),
  lineHeight: px(28),
  fontWeight: 600,
  marginBlock: `${px(36)} 0`,
});
globalStyle(`${page} > ul, ${page} > ol`, { paddingInlineStart: px(24), listStyle: 'disc' });
globalStyle(`${page} li + li`, { marginBlockStart: px(6) });
globalStyle(`${page} code`, {
  fontFamily: 'ui-monospace, monospace',
  fontSize: '0.85em',
  padding: `${px(1)} ${px(4)}`,
  background: vars.color.sunk,
  borderRadius: px(2),
});

export const link = style({
  color: vars.color.accent,
  textDecoration: 'underline',
  textUnderlineOffset: px(3),
  ':hover': { textDecorationThickness: px(2) },
  ...focusRing,
});

export const contact = style([
  text.form,
  { display: 'grid', justifyItems: 'start', gap: px(12), marginBlockStart: px(16) },
]);

export const tableRoom = style({ overflowX: 'auto', marginBlockStart: px(16) });

export const table = style([text.form, { inlineSize: '100%', borderCollapse: 'collapse' }]);
globalStyle(`${table} th, ${table} td`, {
  textAlign: 'start',
  verticalAlign: 'top',
  padding: `${px(8)} ${px(16)} ${px(8)} 0`,
  borderBlockEnd: `${px(1)} solid ${vars.color.line}`,
});
globalStyle(`${table} th[scope="row"]`, { fontWeight: 400, whiteSpace: 'nowrap' });
