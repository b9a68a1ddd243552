import type { ReactNode, Ref } from 'react';
import { classes } from '#widgets/ui/classes.ts';
import { useHeading } from '#widgets/ui/heading-level.ts';
import * as styles from './page-frame.css.ts';
import { usePageTitle } from './page-title.tsx';

type PageFrameProps = {
  /** The heading of the page, and its name in the browser. */
  title: string;
  /** Its name in the browser, if the heading is a sentence. */
  name?: string | undefined;
  /** Beside the title: numbers, dates. */
  about?: ReactNode;
  /** At the end of the line of the title. */
  actions?: ReactNode;
  /** Side matter: a column before the content; a line above it on narrow screens. */
  side?: ReactNode;
  /** `column` for texts, `form` for forms, whose headings stand beside them, `wide` for parts beside each other, `full` for tables, which have edges of their own. */
  width: keyof typeof styles.width;
  /** Whether the content scrolls inside the window where there is room. */
  fitted?: boolean;
  /** The language of title and content, if it is not that of the interface. */
  lang?: string | undefined;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
};

/** What every page of a signed-in user has in the same place: title, actions, side matter, content. */
export function PageFrame(props: PageFrameProps) {
  const { title, name = title, about, actions, side, width, fitted = false, lang, ref, children } = props;
  const isBeside = side !== undefined || width === 'column' || width === 'form';
  const Title = useHeading();
  usePageTitle(name);
  return (
    <div ref={ref} className={classes(styles.page, fitted && styles.fitted)} lang={lang}>
      <header className={styles.head}>
        <Title className={styles.title}>{title}</Title>
        {about ? <div className={styles.about}>{about}</div> : null}
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </header>
      {isBeside ? (
        <div className={styles.columns}>
          {side ? <div className={styles.side}>{side}</div> : null}
          <div className={styles.content[width]}>{children}</div>
        </div>
      ) : fitted ? (
        children
      ) : (
        <div className={styles.width[width]}>{children}</div>
      )}
    </div>
  );
}
