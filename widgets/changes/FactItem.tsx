import { statusText } from '#core/changes/change-words.ts';
import { changeSources, changeStatuses, changeTypes, changeVolumes } from '#core/contract/change-values.ts';
import type { ChangedChangeField, ChangeFact } from '#core/contract/domain/changes.ts';
import { formatDate, formatMinute } from '#core/lib/dates.ts';
import { isDay } from '#core/lib/day.ts';
import { listedLanguage } from '#core/lib/language-names.ts';
import { useChangeScene } from './change-scene.ts';
import * as styles from './detail.css.ts';
import { type ChangeWords, ownerName } from './use-change-words.ts';

/** A line of the history: who did what when, from what to what, and why. */
export function FactItem({ fact }: { fact: ChangeFact }) {
  const { words } = useChangeScene();
  const { text, locale } = words;
  const { at, by, kind, changes, reason, erased } = fact;
  return (
    <li className={styles.fact}>
      <div className={styles.factHead}>
        <span className={styles.factName}>
          {text(`changes.fact-${kind}`, { name: by.fullName ?? text('changes.formerUser') })}
        </span>
        <time className={styles.faint} dateTime={at}>
          {formatMinute(at, locale)}
        </time>
      </div>
      {changes.map(({ field, of, before, after }) => (
        <p key={`${field} ${of}`} className={styles.words}>
          {text(before === undefined ? 'changes.became' : 'changes.beforeAfter', {
            field: fieldName(field, of, words),
            before: valueName(field, before, words),
            after: valueName(field, after, words),
          })}
        </p>
      ))}
      {reason ? <p className={styles.words}>{text('changes.because', { reason })}</p> : null}
      {erased ? <p className={styles.faint}>{text('changes.erased')}</p> : null}
    </li>
  );
}

const fieldTexts = {
  topic: 'changes.topicField',
  summary: 'changes.summary',
  deadline: 'changes.deadline',
  type: 'changes.type',
  source: 'changes.source',
  language: 'changes.language',
  link: 'changes.link',
  provisions: 'changes.provisions',
  area: 'changes.area',
  comment: 'changes.comment',
  key: 'changes.key',
  ownerId: 'changes.ownerId',
  status: 'changes.status',
  userNotes: 'changes.userNotes',
  volume: 'changes.volume',
  approval: 'changes.approval',
  removed: 'changes.removed',
  taskTitle: 'changes.taskTitle',
  taskOwnerId: 'changes.ownerId',
  taskDueDate: 'changes.taskDue',
  taskDone: 'changes.statusD',
  fileLabel: 'changes.fieldLabel',
} as const satisfies Record<ChangedChangeField, string>;

/** What a field is called; of a task or a file with its name. */
function fieldName(field: ChangedChangeField, of: string | undefined, { text }: ChangeWords): string {
  const name = text(fieldTexts[field]);
  return of === undefined ? name : `${of}, ${name}`;
}

/** What a value is called. */
function valueName(
  field: ChangedChangeField,
  value: string | boolean | undefined,
  words: ChangeWords,
): string {
  const { text, locale, language } = words;
  if (value === undefined || value === '') return text('changes.nothing');
  if (typeof value === 'boolean') return text(value ? 'changes.yes' : 'changes.no');
  const status = (field === 'status' || field === 'approval') && changeStatuses.find((one) => one === value);
  if (status) return text(statusText[status]);
  const source = field === 'source' && changeSources.find((one) => one === value);
  if (source) return text(`changes.source-${source}`);
  const type = field === 'type' && changeTypes.find((one) => one === value);
  if (type) return text(`changes.type-${type}`);
  const volume = field === 'volume' && changeVolumes.find((one) => one === value);
  if (volume) return text(`changes.volume-${volume}`);
  if (field === 'ownerId' || field === 'taskOwnerId') return ownerName(words, value);
  if (field === 'language') return listedLanguage(value, language);
  return isDay(value) ? formatDate(value, locale) : value;
}
