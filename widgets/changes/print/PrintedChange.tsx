import { type ReactNode, useEffect } from 'react';
import { statusText } from '#core/changes/change-words.ts';
import { changeWork } from '#core/changes/work.ts';
import type { Change } from '#core/contract/domain/changes.ts';
import { formatDate, formatMinute, today } from '#core/lib/dates.ts';
import { useApp } from '../../app-context.tsx';
import { Markdown } from '../../Markdown.tsx';
import { useHeading } from '../../ui/heading-level.ts';
import { useIsPrinting } from '../../use-is-printing.ts';
import { useChangeScene } from '../change-scene.ts';
import type { ChangeSlots } from '../change-slots.ts';
import { drawingOfNotes } from '../notes-drawing.tsx';
import { Deadline } from '../Signs.tsx';
import { ownerName } from '../use-change-words.ts';
import { PrintedComments, PrintedFiles, PrintedHistory, PrintedTasks } from './PrintedParts.tsx';
import * as styles from './printed-change.css.ts';

export type PrintedChangeProps = { change: Change; placeName: ChangeSlots['placeName'] };

/** All that is said of one change, on paper in place of its row and its detail: each value as text. */
export function PrintedChange(props: PrintedChangeProps) {
  const { change } = props;
  const { loadHistory, loadTasks } = useApp().part(changeWork);
  // Before somebody prints: then the browser waits for nothing.
  useEffect(() => {
    void loadHistory(change);
    void loadTasks(change);
  }, [loadHistory, loadTasks, change]);
  return useIsPrinting() ? <Sheet {...props} /> : null;
}

function Sheet({ change, placeName }: PrintedChangeProps) {
  const { words } = useChangeScene();
  const { text, locale } = words;
  const { topic, summary, language, noted, userNotes } = change;
  const lang = language.toLowerCase();
  const Heading = useHeading(1);
  return (
    <article className={styles.sheet}>
      <Heading className={styles.topic} lang={lang}>
        {topic}
      </Heading>
      <p className={styles.about}>
        {text('changes.printed', { day: formatDate(words.today, locale, 'long') })}
      </p>
      <Facts change={change} />
      <Part title={text('changes.summary')}>
        <p className={styles.words} lang={lang}>
          {summary}
        </p>
      </Part>
      {change.provisions.length > 0 ? (
        <Part title={text('changes.provisions')}>
          <ul className={styles.list}>
            {change.provisions.map((provision) => (
              <li key={provision}>{placeName(provision)}</li>
            ))}
          </ul>
        </Part>
      ) : null}
      <Part
        title={
          noted
            ? text('changes.noteOf', {
                name: noted.by.fullName ?? text('changes.formerUser'),
                date: formatDate(today(Date.parse(noted.at)), locale, 'long'),
              })
            : text('changes.userNotes')
        }
      >
        {userNotes ? (
          <div className={styles.notes}>
            <Markdown text={userNotes} drawing={drawingOfNotes} />
          </div>
        ) : (
          <p>{text('changes.noNotes')}</p>
        )}
      </Part>
      <PrintedTasks change={change} Part={Part} />
      <PrintedFiles change={change} Part={Part} />
      <PrintedComments change={change} Part={Part} />
      <PrintedHistory change={change} Part={Part} />
    </article>
  );
}

/** What the table has in columns and the detail in fields. */
function Facts({ change }: { change: Change }) {
  const { words } = useChangeScene();
  const { text, locale } = words;
  const { approval, status, link } = change;
  const statusName = text(statusText[status]);
  const requested =
    approval &&
    [
      text('changes.pendingBy', {
        name: approval.by.fullName ?? text('changes.formerUser'),
        status: text(statusText[approval.status]),
      }),
      formatMinute(approval.at, locale),
      approval.reason,
    ]
      .filter(Boolean)
      .join(' ');
  const facts: readonly [name: string, value: ReactNode][] = [
    [text('changes.status'), requested ? `${statusName}. ${requested}` : statusName],
    [text('changes.key'), text(change.key ? 'changes.yes' : 'changes.no')],
    [text('changes.deadline'), <Deadline key="deadline" change={change} />],
    [text('changes.ownerId'), ownerName(words, change.ownerId)],
    [text('changes.area'), change.area],
    [text('changes.volume'), text(`changes.volume-${change.volume}`)],
    [text('changes.comment'), change.comment],
    [text('changes.source'), text(`changes.source-${change.source}`)],
    [text('changes.type'), text(`changes.type-${change.type}`)],
    [text('changes.link'), link ?? ''],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.label}>{name}</dt>
          <dd className={styles.words}>{value || text('changes.nothing')}</dd>
        </div>
      ))}
    </dl>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const Heading = useHeading(2);
  return (
    <section className={styles.part}>
      <Heading className={styles.partHead}>{title}</Heading>
      {children}
    </section>
  );
}
