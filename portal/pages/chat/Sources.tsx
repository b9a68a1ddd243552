import { useId } from 'react';
import { Link } from 'wouter';
import { placeAddress, type Source } from '#core/chat/sources.ts';
import type { chatTexts } from '#core/i18n/chat.ts';
import { formatDate } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { useInterfaceLanguage, useLoadedText } from '#widgets/app-context.tsx';
import { Designation } from '#widgets/law/Designation.tsx';
import { SampleTag } from '#widgets/SampleTag.tsx';
import * as styles from './sources.css.ts';

/** What an answer quotes: each act once, with what is to be known of it and links to its places. */
export function Sources({ sources }: { sources: readonly Source[] }) {
  const text = useLoadedText<typeof chatTexts>();
  const id = useId();
  return (
    <aside className={styles.sources} aria-labelledby={id}>
      <h3 id={id} className={styles.head}>
        {text('chat.sources')}
      </h3>
      <ul>
        {sources.map((source) => (
          <Act
            key={source.act.completeParagraphID + source.act.versionDate + source.act.language}
            {...source}
          />
        ))}
      </ul>
    </aside>
  );
}

function Act({ act, places }: Source) {
  const text = useLoadedText<typeof chatTexts>();
  const locale = localeOf(useInterfaceLanguage());
  const { shortName, title, language, versionDate } = act;
  const lang = language.toLowerCase();
  return (
    <li className={styles.act}>
      <p className={styles.name}>
        <span lang={lang}>{shortName === '' ? title : shortName}</span>
        <SampleTag of={act} />
      </p>
      {shortName === '' || shortName === title ? null : (
        <p className={styles.title} lang={lang}>
          {title}
        </p>
      )}
      <p className={styles.facts}>
        <Designation>{text('chat.version', { date: formatDate(versionDate, locale) })}</Designation>
        {` · ${language}`}
        {act.internal ? ` · ${text('chat.internal')}` : ''}
        {act.behind ? ` · ${text('chat.behind')}` : ''}
      </p>
      <ul className={styles.places}>
        {places.map(({ passage, name }) => (
          <li key={passage.completeParagraphID}>
            <Link
              href={placeAddress(passage)}
              className={styles.place}
              title={text('chat.open')}
              aria-label={`${text('chat.open')}: ${passage.citation}`}
            >
              <Designation>{name}</Designation>
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
