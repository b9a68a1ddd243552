import { ArrowLeft } from 'lucide';
import type { MouseEvent } from 'react';
import { Link } from 'wouter';
import type { newsTexts } from '#core/i18n/news.ts';
import { useLoadedText } from '#widgets/app-context.tsx';
import { Icon } from '#widgets/ui/Icon.tsx';
import { routes } from '../../routes.ts';
import { useListBehind } from './list-behind.ts';
import * as styles from './news.css.ts';

/** To the page of the list from which the item was opened, where it was left; otherwise to the newest. */
export function BackLink({ lang }: { lang: string }) {
  const text = useLoadedText<typeof newsTexts>();
  const behind = useListBehind();
  const handleClick = (event: MouseEvent) => {
    // A step that the browser has forgotten would lead nowhere.
    if (behind === undefined || behind.steps >= window.history.length) return;
    // Going back, not on: the browser then restores where the list was scrolled.
    event.preventDefault();
    window.history.go(-behind.steps);
  };
  return (
    <p className={styles.back} lang={lang}>
      <Link href={routes.news.address(behind?.page)} className={styles.pagingLink} onClick={handleClick}>
        <Icon of={ArrowLeft} />
        {text('news.backToNews')}
      </Link>
    </p>
  );
}
