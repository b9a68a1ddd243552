import { useStore } from '@nanostores/react';
import { BookOpen, GitCompare, History, Pencil, Trash2 } from 'lucide';
import { type ReactNode, useContext } from 'react';
import { type ChangeColumn, changeColumns } from '#core/change-filter/columns.ts';
import { keyOf } from '#core/changes/change-ref.ts';
import { changes } from '#core/changes/store.ts';
import type { Change } from '#core/contract/domain/changes.ts';
import { placeTarget } from '#core/watching/target.ts';
import { useApp } from '../app-context.tsx';
import { awayTitles, FormProblem } from '../FormProblem.tsx';
import { DisplayedColumns } from '../table/displayed-columns.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { ApprovalPart } from './ApprovalPart.tsx';
import { useChangeScene } from './change-scene.ts';
import type { ChangeSlots } from './change-slots.ts';
import * as styles from './detail.css.ts';
import { KeyCell } from './KeyCell.tsx';
import { NotesPart } from './NotesPart.tsx';
import { OwnerCell } from './OwnerCell.tsx';
import { Deadline } from './Signs.tsx';
import { StatusCell } from './StatusCell.tsx';
import { TasksPart } from './TasksPart.tsx';
import { VolumeCell } from './VolumeCell.tsx';
import { WordsCell } from './WordsCell.tsx';

/** All that is said of a change and done with it, in place below its row. */
export function ChangeDetail({ change, slots }: { change: Change; slots: ChangeSlots }) {
  const { words, mayEdit } = useChangeScene();
  const { text } = words;
  const { part } = useApp();
  const problem = useStore(part(changes).$problems)[keyOf(change)];
  return (
    <div className={styles.detail}>
      {problem ? (
        <div className={styles.whole}>
          {/* No retry: what was edited stands in its place, and is saved there. */}
          <FormProblem
            message={`${problem.away ? `${text(awayTitles[problem.away])} ` : ''}${text(`changes.${problem.key}`)}`}
          />
        </div>
      ) : null}
      {change.approval ? <ApprovalPart change={change} approval={change.approval} /> : null}
      <section className={styles.part}>
        <h2 className={styles.label}>{text('changes.summary')}</h2>
        <p className={styles.words} lang={change.language.toLowerCase()}>
          {change.summary}
        </p>
        <OtherFields change={change} />
        <Leading change={change} slots={slots} />
        <Work change={change} slots={slots} />
      </section>
      {slots.files?.(change, mayEdit) ?? null}
      <NotesPart change={change} />
      <TasksPart change={change} />
      {slots.comments ? (
        <section className={styles.part}>
          <h2 className={styles.label}>{text('changes.comments')}</h2>
          {slots.comments(change)}
        </section>
      ) : null}
      {slots.impact?.(change) ?? null}
    </div>
  );
}

/** What has no column: where there is no room for it, or because somebody has hidden it. */
function OtherFields({ change }: { change: Change }) {
  const { text } = useChangeScene().words;
  const displayed = useContext(DisplayedColumns);
  const fields: Partial<Record<ChangeColumn, ReactNode>> = {
    status: <StatusCell change={change} />,
    key: <KeyCell change={change} />,
    source: text(`changes.source-${change.source}`),
    type: text(`changes.type-${change.type}`),
    area: <WordsCell change={change} field="area" />,
    deadline: <Deadline change={change} />,
    ownerId: <OwnerCell change={change} />,
    volume: <VolumeCell change={change} />,
    comment: <WordsCell change={change} field="comment" />,
  };
  const missing = changeColumns.filter((column) => column in fields && !displayed.has(column));
  if (missing.length === 0) return null;
  return (
    <dl className={styles.fields}>
      {missing.map((column) => (
        <div key={column} className={styles.entry}>
          <dt className={styles.label}>{text(`changes.${column}`)}</dt>
          <dd>{fields[column]}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Places more than these are many to read in a row. */
const maxPlaces = 3;

/** Where the change leads: the paragraphs that it touches, their versions, the page of its source. */
function Leading({ change, slots }: { change: Change; slots: ChangeSlots }) {
  const { text } = useChangeScene().words;
  const { provisions, link } = change;
  const [first] = provisions;
  const rest = provisions.slice(1, maxPlaces);
  const more = provisions.length - maxPlaces;
  const { Link, Watch } = slots;
  const watch = (place: string) =>
    Watch ? <Watch targets={[placeTarget(place)]} name={slots.placeName(place)} look="icon" /> : null;
  return (
    <div className={styles.actions}>
      {first === undefined ? null : (
        <>
          <Link to={{ read: first }} className={styles.action}>
            <Icon of={BookOpen} size={14} />
            {text('changes.read', { place: slots.placeName(first) })}
          </Link>
          {watch(first)}
          <Link to={{ compare: first }} className={styles.action}>
            <Icon of={GitCompare} size={14} />
            {text('changes.compare')}
          </Link>
        </>
      )}
      {rest.map((provision) => (
        <span key={provision} className={styles.named}>
          <Link to={{ read: provision }} className={styles.link}>
            {slots.placeName(provision)}
          </Link>
          {watch(provision)}
        </span>
      ))}
      {more > 0 ? <span className={styles.faint}>{text('changes.morePlaces', { count: more })}</span> : null}
      {Watch && provisions.length > 1 ? (
        <Watch targets={provisions.map(placeTarget)} name={change.topic} look="word" />
      ) : null}
      {link ? (
        <a className={styles.link} href={link} target="_blank" rel="noreferrer noopener">
          {text('changes.link')}
        </a>
      ) : null}
    </div>
  );
}

function Work({ change, slots }: { change: Change; slots: ChangeSlots }) {
  const { words, mayEdit, onEdit, onDelete, onHistory } = useChangeScene();
  const { text } = words;
  const { Link } = slots;
  return (
    <div className={styles.actions}>
      <Button size="small" kind="quiet" icon={History} onClick={() => onHistory(change)}>
        {text('changes.history')}
      </Button>
      <Link to={{ alone: change.slug }} className={styles.link}>
        {text('changes.alone')}
      </Link>
      {mayEdit && change.domainSpecific ? (
        <>
          <Button size="small" kind="quiet" icon={Pencil} onClick={() => onEdit(change)}>
            {text('changes.edit')}
          </Button>
          <Button size="small" kind="quiet" icon={Trash2} onClick={() => onDelete(change)}>
            {text('changes.delete')}
          </Button>
        </>
      ) : null}
    </div>
  );
}
