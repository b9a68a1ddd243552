import type { IconNode } from 'lucide';
import { createElement } from 'react';
import { classes } from './classes.ts';
import * as styles from './icon.css.ts';

export type IconProps = {
  of: IconNode;
  /** 16 in bars, 14 in text and rows, 18 in the mobile bar, 12 in table heads. */
  size?: 12 | 14 | 16 | 18;
  className?: string;
};

/**
 * An icon of the set, 1 px thick with square ends. It is decorative: the text beside it says what it means.
 */
export function Icon({ of: shapes, size = 16, className }: IconProps) {
  return createElement(
    'svg',
    {
      className: classes(styles.icon[size], className),
      viewBox: '0 0 24 24',
      'aria-hidden': 'true',
      focusable: 'false',
    },
    // Passed as arguments, not as an array: the shapes of an icon never change their order, so they need no
    // keys.
    ...shapes.map(([tag, attributes]) => createElement(tag, attributes)),
  );
}
