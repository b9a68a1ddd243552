import { useStore } from '@nanostores/react';
import type { ComponentType, ReactNode } from 'react';
import { loadedValue } from '#core/async/loadable.ts';
import { refOf } from '#core/changes/change-ref.ts';
import { changeFiles } from '#core/changes/files-store.ts';
import { changeWork } from '#core/changes/work.ts';
import { placeOfChange } from '#core/comments/commented-change.ts';
import { listedPlace } from '#core/comments/listed-place.ts';
import { comments } from '#core/comments/store.ts';
import type { Change, ChangeFact } from '#core/contract/domain/changes.ts';
import { changeFileTexts } from '#core/i18n/changefiles.ts';
import { formatDate, formatMinute } from '#core/lib/dates.ts';
import { useApp, useText } from '../../app-context.tsx';
import { useChangeScene } from '../change-scene.ts';
import { FactItem } from '../FactItem.tsx';
import { ownerName } from '../use-change-words.ts';
import * as styles from './printed-change.css.ts';

type PartProps = { change: Change; Part: ComponentType<{ title: string; children: ReactNode }> };

export function PrintedTasks({ change, Part }: PartProps) {
  const { words } = useChangeScene();
  const { text, locale } = words;
  const tasks = loadedValue(useStore(useApp().part(changeWork).tasks(change))) ?? [];
  return (
    <Part title={text('changes.tasks')}>
      {tasks.length === 0 ? (
        <p>{text('changes.noTasks')}</p>
      ) : (
        <ul className={styles.list}>
          {tasks.map(({ id, title, ownerId, dueDate, done }) => (
            <li key={id}>
              {[
                title,
                text(done ? 'changes.printedDone' : 'changes.printedOpen'),
                ...(ownerId === undefined ? [] : [ownerName(words, ownerId)]),
                ...(dueDate ? [formatDate(dueDate, locale)] : []),
              ].join(' · ')}
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

export function PrintedFiles({ change, Part }: PartProps) {
  const text = useText(changeFileTexts);
  const store = useApp().part(changeFiles);
  const provided = loadedValue(useStore(store.ofMain(change))) ?? [];
  const own = loadedValue(useStore(store.ofDomain(change))) ?? [];
  const files = [...provided, ...own];
  if (!text || files.length === 0) return null;
  return (
    <Part title={text('changefiles.title')}>
      <ul className={styles.list}>
        {files.map(({ id, label }) => (
          <li key={id}>{label}</li>
        ))}
      </ul>
    </Part>
  );
}

export function PrintedComments({ change, Part }: PartProps) {
  const { text, locale } = useChangeScene().words;
  const { part, $documentLanguage } = useApp();
  const language = useStore($documentLanguage);
  const { id, origin } = refOf(change);
  const completeParagraphID = placeOfChange({ id, origin });
  const { listed } = listedPlace({ completeParagraphID, versionDate: '', language });
  const written = loadedValue(useStore(part(comments).own(listed))) ?? [];
  if (written.length === 0) return null;
  return (
    <Part title={text('changes.comments')}>
      <ul className={styles.comments}>
        {written.map(({ icid, author, createdAt, text: words, language: spoken }) => (
          <li key={icid}>
            <span className={styles.label}>
              {author.fullName ?? text('changes.formerUser')}, {formatMinute(createdAt, locale)}
            </span>
            <p className={styles.words} lang={spoken.toLowerCase()}>
              {words}
            </p>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** What became of the status: who set or requested it when, and why. */
export function PrintedHistory({ change, Part }: PartProps) {
  const { text } = useChangeScene().words;
  const facts = loadedValue(useStore(useApp().part(changeWork).history(change))) ?? [];
  const ofStatus = facts.filter(isOfStatus);
  if (ofStatus.length === 0) return null;
  return (
    <Part title={text('changes.printedHistory')}>
      <ol>
        {ofStatus.toReversed().map((fact) => (
          <FactItem key={fact.id} fact={{ ...fact, changes: fact.changes.filter(isStatus) }} />
        ))}
      </ol>
    </Part>
  );
}

const isStatus = ({ field }: ChangeFact['changes'][number]) => field === 'status' || field === 'approval';
const isOfStatus = ({ kind, changes }: ChangeFact) =>
  kind === 'created' ||
  kind === 'approvalRequested' ||
  kind === 'approved' ||
  kind === 'declined' ||
  changes.some(isStatus);
