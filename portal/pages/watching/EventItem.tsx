import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { statusText } from '#core/changes/change-words.ts';
import type { WatchedEvent } from '#core/contract/domain/watching.ts';
import type { changesTexts } from '#core/i18n/changes.ts';
import type { watchingTexts } from '#core/i18n/watching.ts';
import { newVersionPath } from '#core/law/new-version-path.ts';
import { formatDate, today } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { useInterfaceLanguage, useLoadedText } from '#widgets/app-context.tsx';
import { VisuallyHidden } from '#widgets/ui/VisuallyHidden.tsx';
import { routes } from '../../routes.ts';
import { placeOf, versionAddress } from './event-addresses.ts';
import type { Targets } from './use-targets.ts';
import * as styles from './watching.css.ts';

type What<K> = Extract<WatchedEvent['what'], { kind: K }>;
type ItemProps = { event: WatchedEvent; targets: Targets; onRead: () => void };
type PartProps<K> = Pick<ItemProps, 'targets' | 'onRead'> & { what: What<K> };
type Words = typeof watchingTexts | typeof changesTexts;

/** A version or a change: what, since when it counts, where, and all of it that is watched. Its links mark it as read. */
export function EventItem({ event, targets, onRead }: ItemProps) {
  const text = useLoadedText<Words>();
  const locale = localeOf(useInterfaceLanguage());
  const { at, read, what } = event;
  return (
    <li className={styles.event} data-unread={read ? undefined : true}>
      <time dateTime={at} className={styles.date}>
        {formatDate(today(Date.parse(at)), locale)}
      </time>
      <div className={styles.body}>
        {read ? null : <VisuallyHidden>{text('watching.unread')} </VisuallyHidden>}
        {what.kind === 'version' ? (
          <NewVersion what={what} targets={targets} onRead={onRead} />
        ) : (
          <NewChange what={what} targets={targets} onRead={onRead} />
        )}
        <Because event={event} targets={targets} />
      </div>
    </li>
  );
}

/** What is watched in it, each with how much of it is affected. */
function Because({ event: { watched, what }, targets }: Pick<ItemProps, 'event' | 'targets'>) {
  const text = useLoadedText<Words>();
  const unit = what.kind === 'version' ? 'units' : 'provisions';
  const reasons = watched.map(({ watchId, target, count }) => {
    const name = targets.nameOf(target);
    // A heading is in no article.
    return { watchId, words: count === 0 ? name : `${name}: ${text(`watching.${unit}`, { count })}` };
  });
  const [first, ...others] = reasons;
  if (others.length === 0)
    return <p className={styles.because}>{text('watching.because', { name: first?.words ?? '' })}</p>;
  return (
    <div className={styles.because}>
      <p>{text('watching.becauseOf')}</p>
      <ul className={styles.reasons}>
        {reasons.map(({ watchId, words }) => (
          <li key={watchId}>{words}</li>
        ))}
      </ul>
    </div>
  );
}

function NewVersion({ what, targets, onRead }: PartProps<'version'>) {
  const text = useLoadedText<Words>();
  const locale = localeOf(useInterfaceLanguage());
  const { regTextId, documentName, language, versionDate, versionBefore, places, more } = what;
  const own = targets.languageFor(regTextId, language);
  const name = targets.documentName(regTextId);
  const date = formatDate(versionDate, locale);
  return (
    <>
      <h3 className={styles.title}>
        <Link
          href={versionAddress(what, places[0]?.completeParagraphID, own)}
          className={styles.link}
          lang={name === undefined ? language.toLowerCase() : undefined}
          onClick={onRead}
        >
          {name ?? documentName}
        </Link>
      </h3>
      <p>{text(versionBefore ? 'watching.newVersion' : 'watching.firstVersion', { date })}</p>
      <Places more={more}>
        {places.map(({ completeParagraphID, became }) => (
          <li key={completeParagraphID}>
            <Link
              href={versionAddress(what, completeParagraphID, own)}
              className={styles.placeLink}
              onClick={onRead}
            >
              {targets.citation(completeParagraphID)}
            </Link>{' '}
            <span className={styles.faint}>{text(`watching.became-${became}`)}</span>
          </li>
        ))}
      </Places>
      {versionBefore === undefined ? null : (
        <Link href={newVersionPath({ ...what, language: own })} className={styles.compare} onClick={onRead}>
          {text('watching.compare', { date: formatDate(versionBefore, locale) })}
          <VisuallyHidden>{` (${name ?? documentName})`}</VisuallyHidden>
        </Link>
      )}
    </>
  );
}

function NewChange({ what, targets, onRead }: PartProps<'change'>) {
  const text = useLoadedText<Words>();
  const locale = localeOf(useInterfaceLanguage());
  const { slug, topic, deadline, status, provisions } = what;
  const facts = [
    text('watching.change'),
    text(statusText[status]),
    ...(deadline === undefined ? [] : [text('watching.deadline', { date: formatDate(deadline, locale) })]),
  ];
  return (
    <>
      <h3 className={styles.title}>
        <Link href={routes.changes.address({}, slug)} className={styles.link} onClick={onRead}>
          {topic}
        </Link>
      </h3>
      <p>{facts.join(' · ')}</p>
      <Places more={0}>
        {provisions.map((provision) => (
          <li key={provision}>
            <Link
              href={routes.read.address(placeOf(provision))}
              className={styles.placeLink}
              onClick={onRead}
            >
              {targets.citation(provision)}
            </Link>
          </li>
        ))}
      </Places>
    </>
  );
}

/** Places in a row, and how many there are besides. */
function Places({ more, children }: { more: number; children: readonly ReactNode[] }) {
  const text = useLoadedText<Words>();
  if (children.length === 0) return null;
  return (
    <ul className={styles.places}>
      {children}
      {more > 0 ? <li className={styles.faint}>{text('watching.andMore', { count: more })}</li> : null}
    </ul>
  );
}
