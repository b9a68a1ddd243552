import { Link } from 'wouter';
import type { shellTexts } from '#core/i18n/shell.ts';
import { useLoadedText } from '#widgets/app-context.tsx';
import { classes } from '#widgets/ui/classes.ts';
import { routes } from '../routes.ts';
import * as styles from './frame.css.ts';
import { useQuestion } from './use-question.tsx';

/** Links to the support in the footer of private pages. */
export function Help() {
  const text = useLoadedText<typeof shellTexts>();
  const { ask, dialog } = useQuestion();
  return (
    <div className={styles.footerEnd}>
      <button type="button" className={styles.footerLink} onClick={ask}>
        {text('shell.askQuestion')}
      </button>
      <Link href={routes.support.address()} className={classes(styles.footerLink, styles.supportLink)}>
        {text('shell.support')}
      </Link>
      {dialog}
    </div>
  );
}
