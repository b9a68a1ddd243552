import { style, styleVariants } from '@vanilla-extract/css';
import { below, from, roomy } from '#styles/breakpoints.ts';
import { px } from '#styles/px.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';

const narrow = below('medium');

/** Distance of the title of a page from its edge, on screens that are not narrow. */
const edge = 24;
/** Room for side matter. */
const sideRoom = { medium: 232, large: 296 };

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100%',
  '@media': { print: { display: 'block' } },
});
/** As high as the window if there is room; what it contains then scrolls inside. */
export const fitted = style({
  '@media': { [roomy]: { minBlockSize: 0, blockSize: '100%', overflowY: 'auto' } },
});

/**
 * One line with the title, what is said about the page, and its actions. All of it stands on lines of 36 from the top,
 * so that higher targets by touch do not move the title.
 */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: `${space(4)} ${space(16)}`,
  minBlockSize: px(52),
  paddingBlock: space(8),
  paddingInline: space(edge),
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [narrow]: { paddingInline: space(16) } },
});
export const title = style([
  text.title,
  { minInlineSize: 0, marginBlock: space(4), overflowWrap: 'anywhere' },
]);
export const about = style([
  text.ui,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${space(16)}`,
    minBlockSize: px(36),
    color: vars.color.ink3,
  },
]);
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(8)} ${space(16)}`,
  minBlockSize: px(36),
  marginInlineStart: 'auto',
  // Actions that are not for this user leave no line of their own.
  selectors: { '&:empty': { display: 'none' } },
  '@media': {
    [narrow]: { marginInlineStart: 0 },
    [below('small')]: { flexBasis: '100%' },
  },
});

/** Room for side matter, then the content: the lines on which contents and text of the reader begin. */
export const columns = style({
  display: 'grid',
  flex: 1,
  gridTemplateColumns: `${px(sideRoom.large)} minmax(0, 1fr)`,
  '@media': {
    print: { display: 'block' },
    [below('large')]: { gridTemplateColumns: `${px(sideRoom.medium)} minmax(0, 1fr)` },
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' },
  },
});
export const side = style({
  minInlineSize: 0,
  paddingBlock: space(20),
  borderInlineEnd: `1px solid ${vars.color.line}`,
  '@media': {
    print: { display: 'none' },
    [narrow]: { paddingBlock: 0, borderInlineEnd: 0, borderBlockEnd: `1px solid ${vars.color.line}` },
  },
});
const medium = `screen and ${from('medium')}`;
const large = `screen and ${from('large')}`;
/** Width of a heading in the room for side matter: it begins where the title of the page does. */
const headWidth = { medium: px(sideRoom.medium - edge), large: px(sideRoom.large - edge) };
/** Room of a heading beside the content, and the distance between them, as `columns` and `inset` leave them. */
const headRoom = {
  medium: `(${headWidth.medium} + ${space(24)})`,
  large: `(${headWidth.large} + ${space(40)})`,
};
const around = (room: string) => ({
  marginInlineStart: `calc(-1 * ${room})`,
  paddingInlineStart: `calc(${room})`,
});
/** A part of the content whose heading stands beside it, in the room for side matter. */
export const part = style({
  position: 'relative',
  '@media': { [medium]: around(headRoom.medium), [large]: around(headRoom.large) },
});
/** The heading of a part. Out of the flow, since the legend of a group cannot stand in a grid. */
export const partHead = style({
  '@media': {
    [medium]: {
      position: 'absolute',
      insetInlineStart: 0,
      inlineSize: headWidth.medium,
      overflowWrap: 'break-word',
    },
    [large]: { inlineSize: headWidth.large },
  },
});
const beside = style({ gridColumnEnd: -1, minInlineSize: 0 });

/** Distance of what a page shows from its edges. */
export const inset = style({
  paddingInline: space(24),
  '@media': { [narrow]: { paddingInline: space(16) } },
  selectors: {
    [`${columns} &`]: {
      paddingInlineStart: space(40),
      '@media': {
        [below('large')]: { paddingInlineStart: space(24) },
        [narrow]: { paddingInlineStart: space(16) },
      },
    },
  },
});

/** No room below the last line of a print: where a sheet is full, it would become a blank one. */
const printedEnd = { paddingBlockEnd: 0 };

/** Room below the last row of a page's list. */
export const listEnd = style({ paddingBlockEnd: space(40), '@media': { print: printedEnd } });

/** Room between the head and what is no table, and below the last line. */
const apart = style({
  paddingBlock: `${space(28)} ${space(64)}`,
  '@media': { [narrow]: { paddingBlockStart: space(20) }, print: printedEnd },
});

export const width = styleVariants({
  full: [{ minInlineSize: 0 }],
  wide: [inset, apart],
  // 1000 for choices in two columns.
  form: [inset, apart, { maxInlineSize: px(1064) }],
  // 640 for the text, and the distances at both sides.
  column: [inset, apart, { maxInlineSize: px(704) }],
});
export const content = styleVariants(width, (own) => [own, beside]);
/** Below each other, with the distance of parts of a page. */
export const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  justifyItems: 'start',
  gap: space(16),
});
