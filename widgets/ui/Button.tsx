import type { IconNode } from 'lucide';
import type { ComponentProps } from 'react';
import * as styles from './button.css.ts';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';

export type ButtonProps = ComponentProps<'button'> & {
  /** At most one primary button per view. */
  kind?: keyof typeof styles.kind;
  size?: keyof typeof styles.size;
  icon?: IconNode | undefined;
  wide?: boolean;
  /** The action is running: the button keeps its place and focus and ignores clicks. */
  busy?: boolean;
};

export function Button({
  kind = 'plain',
  size = 'normal',
  icon,
  wide = false,
  busy = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classes(styles.kind[kind], styles.size[size], wide && styles.wide, className)}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {icon ? <Icon of={icon} /> : null}
      {children}
    </button>
  );
}
