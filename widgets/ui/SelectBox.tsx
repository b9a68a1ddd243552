import { ChevronDown } from 'lucide';
import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import * as styles from './select-box.css.ts';

/** A native select with the arrow of the product in place of the browser's; `className` is the look of its field. */
export function SelectBox({ className, ...select }: ComponentProps<'select'> & { className: string }) {
  return (
    <div className={styles.box}>
      <select {...select} className={classes(className, styles.select)} />
      <Icon of={ChevronDown} size={14} className={styles.arrow} />
    </div>
  );
}
