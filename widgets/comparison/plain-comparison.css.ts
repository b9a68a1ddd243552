import { style } from '@vanilla-extract/css';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { comparisonContainer } from './layout.ts';

/** It scrolls with the page; what it is drawn with asks for the width of the container of a comparison. */
export const view = style({ containerType: 'inline-size', containerName: comparisonContainer });
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(8),
  paddingInline: space(16),
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { print: { display: 'none' } },
});
export const rows = style({ position: 'relative', outline: 'none' });
