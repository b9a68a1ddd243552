import { type CSSProperties, style } from '@vanilla-extract/css';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { under } from './layout.ts';

/** Marks results in a narrow place beside a reader, where number, heading and document of a hit share a line. */
export const compact = style({});

/** A part of the styles of results that holds in such a place alone. */
const part = (rule: CSSProperties) =>
  style({ '@container': { [under(600)]: { selectors: { [`${compact} &`]: rule } } } });

export const inner = part({
  display: 'grid',
  gridTemplateColumns: 'fit-content(45%) minmax(0, 1fr) auto',
  columnGap: space(8),
  alignItems: 'baseline',
  paddingBlock: space(8),
});
/** Around what stands on the line itself. */
export const around = part({ display: 'contents' });
export const number = part({ fontSize: px(14), lineHeight: px(20) });
export const headline = part({ gridArea: '1 / 2', flexWrap: 'wrap', columnGap: space(8) });
export const document = part({ gridArea: '1 / 3', maxInlineSize: px(120) });
/** On a line of its own. */
export const below = part({ gridColumn: '1 / -1', marginInlineStart: 0 });
export const snippet = part({ fontSize: px(14), lineHeight: px(21) });
// The order of hits fits into the line above them if that does not name the scope.
export const orders = part({ display: 'flex' });
export const scope = part({ display: 'none' });
