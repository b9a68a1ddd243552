import { ArrowLeft, ArrowRight } from 'lucide';
import { type ReactNode, useId } from 'react';
import { Link } from 'wouter';
import type { NewsItem } from '#core/contract/main/news.ts';
import type { newsTexts } from '#core/i18n/news.ts';
import { splitParagraphId } from '#core/law/paragraph-id.ts';
import { useLoadedText } from '#widgets/app-context.tsx';
import { SampleTag } from '#widgets/SampleTag.tsx';
import { Icon } from '#widgets/ui/Icon.tsx';
import { routes } from '../../routes.ts';
import { useListBehind } from './list-behind.ts';
import { useLangOf } from './NewsFacts.tsx';
import * as styles from './news.css.ts';

type NewsAboutProps = {
  item: NewsItem;
  /** The language of the interface, which the page around may not have. */
  lang: string;
};

/** Where an item leads: to its source, to the changes and texts that it is about, and to the items beside it. */
export function NewsAbout({ item, lang }: NewsAboutProps) {
  const text = useLoadedText<typeof newsTexts>();
  const langOf = useLangOf();
  const { link, changes, texts } = item;
  return (
    <div lang={lang}>
      <div className={styles.parts}>
        {changes.length > 0 ? (
          <Part head={text('news.changes')}>
            {changes.map(({ slug, topic, language }) => (
              <li key={slug}>
                <Link href={routes.changes.address({}, slug)} className={styles.link} lang={langOf(language)}>
                  {topic}
                </Link>
              </li>
            ))}
          </Part>
        ) : null}
        {texts.length > 0 ? (
          <Part head={text('news.texts')}>
            {texts.map((one) => (
              <li key={one.completeParagraphID ?? one.regTextId} className={styles.marked}>
                <Link href={addressOf(one)} className={styles.link}>
                  {one.name === undefined ? one.documentName : `${one.documentName}, ${one.name}`}
                </Link>
                <SampleTag of={one} />
              </li>
            ))}
          </Part>
        ) : null}
        {link === undefined ? null : (
          <p className={styles.part}>
            <a href={link} className={styles.link} target="_blank" rel="noreferrer">
              {text('news.original')}
            </a>
          </p>
        )}
      </div>
      <Neighbours item={item} />
    </div>
  );
}

const addressOf = ({ regTextId, completeParagraphID }: NewsItem['texts'][number]) =>
  routes.read.address(
    completeParagraphID === undefined ? { regTextId } : splitParagraphId(completeParagraphID),
  );

function Part({ head, children }: { head: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id} className={styles.partHead}>
        {head}
      </h2>
      <ul className={styles.links}>{children}</ul>
    </section>
  );
}

/** The items beside this one in the order of the feed. */
function Neighbours({ item: { newer, older } }: Pick<NewsAboutProps, 'item'>) {
  const text = useLoadedText<typeof newsTexts>();
  const langOf = useLangOf();
  const behind = useListBehind();
  if (newer === undefined && older === undefined) return null;
  // The list is one step farther back from there.
  const state = behind && { ...behind, steps: behind.steps + 1 };
  return (
    <nav className={styles.neighbours} aria-label={text('news.pagingItem')}>
      {newer ? (
        <Link
          href={routes.newsItem.address(newer.newsId)}
          state={state}
          className={styles.pagingLink}
          rel="prev"
        >
          <Icon of={ArrowLeft} />
          <span>
            {text('news.newerItem')} <span lang={langOf(newer.language)}>{newer.title}</span>
          </span>
        </Link>
      ) : null}
      {older ? (
        <Link
          href={routes.newsItem.address(older.newsId)}
          state={state}
          className={styles.pagingLink}
          rel="next"
        >
          <Icon of={ArrowRight} />
          <span>
            {text('news.olderItem')} <span lang={langOf(older.language)}>{older.title}</span>
          </span>
        </Link>
      ) : null}
    </nav>
  );
}
