import { globalStyle, style } from '@vanilla-extract/css';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import * as hits from './hit.css.ts';
import { under } from './layout.ts';
import * as results from './results.css.ts';

/** In a narrow place beside a reader: number, heading and document of a hit share a line. */
export const compact = style({});

const narrow = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${compact} ${selector}`, { '@container': { [under(600)]: rule } } as typeof rule);

narrow(hits.inner, {
  display: 'grid',
  gridTemplateColumns: 'fit-content(45%) minmax(0, 1fr) auto',
  columnGap: space(8),
  alignItems: 'baseline',
  paddingBlock: space(8),
});
for (const wrapper of [hits.place, hits.body]) narrow(wrapper, { display: 'contents' });
narrow(hits.number, { fontSize: px(14), lineHeight: px(20) });
narrow(hits.headline, { gridArea: '1 / 2', flexWrap: 'wrap', columnGap: space(8) });
narrow(hits.document, { gridArea: '1 / 3', maxInlineSize: px(120) });
narrow(`:is(${hits.citationHit}, ${hits.snippet}, ${hits.meta}, ${hits.actions})`, {
  gridColumn: '1 / -1',
  marginInlineStart: 0,
});
narrow(hits.snippet, { fontSize: px(14), lineHeight: px(21) });
// The order of hits fits into the line above them if that does not name the scope.
narrow(results.orders, { display: 'flex' });
narrow(results.scope, { display: 'none' });
