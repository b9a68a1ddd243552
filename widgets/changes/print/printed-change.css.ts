import { style } from '@vanilla-extract/css';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';

/** On paper only: it is drawn while the page is printed. */
export const sheet = style([
  text.ui,
  {
    display: 'none',
    '@media': { print: { display: 'block', paddingInline: space(16), paddingBlockStart: space(12) } },
  },
]);
export const topic = style([text.title, { overflowWrap: 'anywhere' }]);
export const about = style([text.small, { color: vars.color.ink2, paddingBlock: space(4) }]);
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space(4)} ${space(20)}`,
  paddingBlock: space(8),
  borderBlock: `1px solid ${vars.color.rule}`,
});
/** A name and its value on one line of these. */
export const fact = style({ display: 'contents' });
export const label = style([text.small, { color: vars.color.ink2, fontWeight: 400, lineHeight: '20px' }]);
export const words = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' });
export const part = style({ paddingBlockStart: space(16) });
export const partHead = style([text.ui, { fontWeight: 600, paddingBlockEnd: space(4), breakAfter: 'avoid' }]);
export const list = style({ listStyle: 'disc', paddingInlineStart: space(20), overflowWrap: 'anywhere' });
export const comments = style({ display: 'grid', gap: space(8) });
export const notes = style({ display: 'grid', gap: space(8), overflowWrap: 'anywhere' });
