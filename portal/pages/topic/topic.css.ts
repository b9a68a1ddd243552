import { style } from '@vanilla-extract/css';
import { focusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';

/** The distance above its first line is that of the page. */
export const page = style([text.law, { marginBlockStart: space(-12) }]);

export const paragraph = style({ marginBlock: `${space(12)} 0` });
export const heading = style({
  fontFamily: vars.font.law,
  fontSize: px(20),
  lineHeight: px(28),
  fontWeight: 600,
  marginBlock: `${space(36)} 0`,
});
/** A list in an item of another one keeps close to its words. */
export const item = style({ selectors: { '& + &': { marginBlockStart: space(6) } } });
export const list = style({
  marginBlock: `${space(12)} 0`,
  paddingInlineStart: space(24),
  listStyle: 'disc',
});
export const code = style({
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
export const cell = style({
  textAlign: 'start',
  verticalAlign: 'top',
  padding: `${space(8)} ${space(16)} ${space(8)} 0`,
  borderBlockEnd: `${px(1)} solid ${vars.color.line}`,
});
export const sign = style([cell, { fontWeight: 400, whiteSpace: 'nowrap' }]);
