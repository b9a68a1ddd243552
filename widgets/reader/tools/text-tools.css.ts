import { style } from '@vanilla-extract/css';
import { innerFocusRing } from '#styles/focus.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';
import { zOrder } from '#styles/z-order.ts';
import { hang, margin } from '../../law/law.css.ts';
import { narrowText, textContainer } from '../../law/layout.ts';

export const tools = style({
  position: 'absolute',
  zIndex: zOrder.paragraphToolbar,
  display: 'flex',
  flexDirection: 'column',
  inlineSize: px(30),
  background: vars.color.paper,
  border: `1px solid ${vars.color.accentLine}`,
  insetInlineStart: `calc(50% + (${hang + 600 + margin} / 2 - 37) * var(--reg-unit))`,
  '@container': {
    [narrowText]: { display: 'none' },
    [`${textContainer} (width < 776px)`]: { insetInlineStart: 'auto', insetInlineEnd: px(7) },
  },
  '@media': { print: { display: 'none' } },
});
export const tool = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: px(28),
  inlineSize: px(28),
  color: vars.color.ink2,
  ':hover': { background: vars.color.accentWash, color: vars.color.accent },
  ...innerFocusRing,
});

/** The preview of a note, beside its mark. */
export const preview = style([
  text.small,
  {
    // It is placed in the zoomed text, but not zoomed with it.
    vars: { '--reg-unit': 'var(--reg-base)' },
    position: 'fixed',
    inset: 'auto',
    margin: 0,
    maxInlineSize: `min(${px(380)}, calc(100vw - 24px))`,
    padding: `${space(8)} ${space(12)}`,
    background: vars.color.paper,
    color: vars.color.ink,
    border: `1px solid ${vars.color.line2}`,
    borderRadius: vars.radius,
    boxShadow: vars.shadow.pop,
    overflowWrap: 'anywhere',
  },
]);

/** The preview of the target of a reference. */
export const linkPreview = style([
  preview,
  {
    inlineSize: `min(${px(400)}, calc(100vw - 24px))`,
    maxInlineSize: 'none',
    maxBlockSize: 'min(60vh, calc(100vh - 24px))',
    padding: 0,
    overflow: 'hidden auto',
  },
]);
export const previewName = style([
  text.ui,
  { padding: `${space(8)} ${space(12)} 0`, fontWeight: 600, overflowWrap: 'anywhere' },
]);
export const previewHeading = style({ fontWeight: 400, color: vars.color.ink2 });
/** Law text as in the reader, smaller; numbers hang in the margin here too. */
export const previewText = style({
  vars: { '--reg-unit': 'calc(var(--reg-base) * 0.88)' },
  padding: `${space(4)} ${space(16)} ${space(12)} ${space(44)}`,
});
export const previewFacts = style([
  text.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space(2)} ${space(12)}`,
    padding: `${space(8)} ${space(12)}`,
    color: vars.color.ink3,
    borderBlockStart: `1px solid ${vars.color.line}`,
  },
]);
/** Leads from the preview of a term to its entry in the glossary. */
export const previewGlossary = style([
  text.small,
  {
    inlineSize: '100%',
    minBlockSize: px(32),
    paddingInline: space(12),
    textAlign: 'start',
    color: vars.color.accent,
    fontWeight: 500,
    borderBlockStart: `1px solid ${vars.color.line}`,
    ':hover': { textDecoration: 'underline' },
    ...innerFocusRing,
    '@media': { '(pointer: coarse)': { minBlockSize: px(44) } },
  },
]);
/** Watches a term; its icon stands in line with the words above. */
export const previewWatch = style({
  padding: `${space(2)} ${space(4)}`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  ':empty': { display: 'none' },
});
/** The way to the target where a tap shows the preview; large enough for a finger. */
export const previewOpen = style([
  text.ui,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space(8),
    inlineSize: '100%',
    minBlockSize: px(44),
    paddingInline: space(12),
    color: vars.color.accent,
    fontWeight: 500,
    borderBlockStart: `1px solid ${vars.color.line}`,
    ...innerFocusRing,
  },
]);
export const previewChange = style({ color: vars.color.amber, fontWeight: 500 });
