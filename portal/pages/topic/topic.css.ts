import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';

/** The distance above its first line is that of the page. */
export const page = style([text.law, { marginBlockStart: space(-12) }]);

globalStyle(`${page} > p, ${page} > ul, ${page} > ol`, { marginBlock: `${space(12)} 0` });
globalStyle(`${page} > h2`, {
  fontFamily: vars.font.law,
  fontSize: px(20),
  lineHeight: px(28),
  fontWeight: 600,
  marginBlock: `${space(36)} 0`,
});
globalStyle(`${page} > ul, ${page} > ol`, { paddingInlineStart: space(24), listStyle: 'disc' });
globalStyle(`${page} li + li`, { marginBlockStart: space(6) });
globalStyle(`${page} code`, {
  fontFamily: 'ui-monospace, monospace',
  fontSize: '0.85em',
  padding: `${space(2)} ${space(4)}`,
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
  { display: 'grid', justifyItems: 'start', gap: space(12), marginBlockStart: space(16) },
]);

export const tableRoom = style({ overflowX: 'auto', marginBlockStart: space(16) });

export const table = style([text.form, { inlineSize: '100%', borderCollapse: 'collapse' }]);
globalStyle(`${table} th, ${table} td`, {
  textAlign: 'start',
  verticalAlign: 'top',
  padding: `${space(8)} ${space(16)} ${space(8)} 0`,
  borderBlockEnd: `${px(1)} solid ${vars.color.line}`,
});
globalStyle(`${table} th[scope="row"]`, { fontWeight: 400, whiteSpace: 'nowrap' });
