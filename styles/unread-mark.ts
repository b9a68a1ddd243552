import { px } from './px.ts';
import { vars } from './theme.css.ts';

/** Styles of a row with `data-unread`: a bar before its edge, so that all rows begin on the edge. The row is positioned. */
export const unreadMark = {
  '&[data-unread]::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: px(-12),
    borderInlineStart: `${px(3)} solid ${vars.color.accent}`,
  },
} as const;
