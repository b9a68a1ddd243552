import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { focusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';
import { check } from '../ui/check.css.ts';

/** Fields and page information below each other. */
export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(16) });

/** The form as a part of a page. */
export const inPlace = style([
  form,
  {
    // As wide as the dialog, since longer fields are hard to read.
    maxInlineSize: px(650),
    padding: space(24),
    '@container': { [below('small')]: { padding: space(16) } },
  },
]);
export const foot = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space(8) });

/** Side by side if there is room. */
export const visitor = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${px(220)}, 100%), 1fr))`,
  alignItems: 'start',
  gap: space(16),
});

export const choice = style({ display: 'grid', gap: space(4), minInlineSize: 0 });
export const choiceLabel = style([text.ui, { fontWeight: 500 }]);

/** The borders of neighbours overlap, also across rows. */
export const options = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(${px(180)}, 1fr))`,
  padding: '1px 0 0 1px',
});
export const option = style([
  text.form,
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space(8),
    minBlockSize: px(40),
    margin: '-1px 0 0 -1px',
    paddingInline: space(12),
    border: `1px solid ${vars.color.line2}`,
    color: vars.color.ink2,
    cursor: 'pointer',
    '@media': { '(pointer: coarse)': { minBlockSize: px(44) } },
    selectors: {
      '&:hover': { color: vars.color.ink },
      '&:has(:checked)': {
        color: vars.color.ink,
        background: vars.color.accentWash,
        boxShadow: `inset 0 ${px(-3)} 0 ${vars.color.accent}`,
      },
      [`${choice}[aria-invalid="true"] &`]: { borderColor: vars.color.red },
      '&:has(:focus-visible)': {
        outline: `${px(2)} solid ${vars.color.accent}`,
        outlineOffset: px(2),
        zIndex: 1,
      },
    },
  },
]);
/** The whole option shows the focus. */
export const radio = style([check, { selectors: { '&:focus-visible': { outline: 'none' } } }]);

export const reference = style([
  text.ui,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space(8),
    paddingBlock: space(4),
    borderBlock: `1px solid ${vars.color.line}`,
  },
]);
/** Aligns the end of its text with the end of the fields. */
export const referenceChoice = style({ marginInlineEnd: space(-8) });
export const referenceText = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const answerTo = style([
  text.small,
  {
    // Wide enough that on a phone both buttons move to the next line together.
    flex: `1 1 ${px(260)}`,
    alignSelf: 'center',
    minInlineSize: 0,
    color: vars.color.ink3,
    overflowWrap: 'anywhere',
  },
]);

/** Present before it has content, as a live region must be; empty, it takes no room. */
export const problems = style({ scrollMarginBlock: px(16), ':empty': { position: 'absolute' } });
export const notice = style([text.form, { display: 'flex', gap: space(8), ...focusRing }]);
