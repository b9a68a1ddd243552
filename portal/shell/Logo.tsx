import { vars } from '#styles/theme.css.ts';
import { text } from '#styles/type.css.ts';
import * as styles from './logo.css.ts';

/** The logo, a line of text with a note in its margin, and the name. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg className={styles.mark} viewBox="0 0 18 14" aria-hidden="true" focusable="false">
        <path fill={vars.color.accent} d="M0 0h3v3H0z" />
        <path fill="currentColor" d="M6 .5h12v2H6zM6 6h12v2H6zM6 11.5h8v2H6z" />
      </svg>
      <span className={text.brand}>Regesta</span>
    </span>
  );
}
