import type { IconNode } from 'lucide';
import type { ComponentProps } from 'react';
import * as styles from './button.css.ts';
import { classes } from './classes.ts';
import { Icon, type IconProps } from './Icon.tsx';
import { Tooltip } from './Tooltip.tsx';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: IconNode;
  iconSize?: IconProps['size'];
  /** What the button does; also displayed on hover and focus. */
  label: string;
  /** Keyboard shortcut for the same action, displayed after the label. */
  shortcut?: string | undefined;
  /** Set for a toggle button: whether it is pressed. */
  pressed?: boolean | undefined;
};

export function IconButton({
  icon,
  iconSize = 16,
  label,
  shortcut,
  pressed,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip text={label} shortcut={shortcut}>
      <button
        {...rest}
        type={type}
        aria-label={label}
        aria-keyshortcuts={shortcut}
        aria-pressed={pressed}
        className={classes(styles.kind.quiet, styles.square, pressed && styles.pressed, className)}
      >
        <Icon of={icon} size={iconSize} />
      </button>
    </Tooltip>
  );
}
