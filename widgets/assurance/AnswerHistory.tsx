import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { assurance } from '#core/assurance/store.ts';
import { loadedValue } from '#core/async/loadable.ts';
import {
  type AssuranceFact,
  type ChangedAnswerField,
  complianceWords,
} from '#core/contract/domain/assurance.ts';
import type { assuranceTexts } from '#core/i18n/assurance.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import { formatDate, formatMinute } from '#core/lib/dates.ts';
import { listedLanguage } from '#core/lib/language-names.ts';
import { localeOf } from '#core/lib/locales.ts';
import { useApp, useInterfaceLanguage, useLoadedText } from '../app-context.tsx';
import { ChangedWords } from '../ChangedWords.tsx';
import { FailedState } from '../FailedState.tsx';
import { Designation } from '../law/Designation.tsx';
import type { PanelPlace } from '../panel-slot.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { usePlaceName } from '../use-place-name.ts';
import * as styles from './assurance.css.ts';
import { usePeople } from './use-people.ts';

type AnswerHistoryProps = { place: PanelPlace; onClose: () => void };

/** Who answered what when, in all versions of the text; the newest first. */
export function AnswerHistory({ place, onClose }: AnswerHistoryProps) {
  const { history, loadHistory } = useApp().part(assurance);
  const text = useLoadedText<typeof assuranceTexts | typeof commonTexts>();
  const { completeParagraphID: complete, name } = place;
  const facts = useStore(history(complete));
  useEffect(() => void loadHistory(complete), [loadHistory, complete]);
  const known = loadedValue(facts);
  const title = text('assurance.historyTitle', { name });
  return (
    <Dialog open title={title} closeLabel={text('common.close')} onClose={onClose}>
      {facts.state === 'failed' ? (
        <FailedState error={facts.error} onRetry={() => void loadHistory(complete)} />
      ) : known === undefined ? (
        <Skeleton lines={4} label={text('common.loading')} />
      ) : known.length === 0 ? (
        <EmptyState text={text('assurance.historyNone')} />
      ) : (
        <ol>
          {known.toReversed().map((fact) => (
            <Fact key={fact.id} fact={fact} place={place} />
          ))}
        </ol>
      )}
    </Dialog>
  );
}

function Fact({ fact, place }: { fact: AssuranceFact; place: PanelPlace }) {
  const text = useLoadedText<typeof assuranceTexts>();
  const locale = localeOf(useInterfaceLanguage());
  const { at, by, kind, changes, erased, versionDate } = fact;
  const name = by.fullName ?? text('assurance.formerUser');
  return (
    <li className={styles.fact}>
      <div className={styles.factHead}>
        <span className={styles.factName}>{text(`assurance.fact-${kind}`, { name })}</span>
        <span className={styles.hint}>
          {text('assurance.ofVersion', { date: formatDate(versionDate, locale) })}
        </span>
        <time className={styles.factDate} dateTime={at}>
          {formatMinute(at, locale)}
        </time>
      </div>
      {changes
        .filter(({ field }) => field !== 'withdrawn')
        .map((change) => (
          <Change key={change.field} change={change} place={place} />
        ))}
      {erased ? <p className={styles.hint}>{text('assurance.erased')}</p> : null}
    </li>
  );
}

/** A field that got another value: of the control text the words that differ, of all else what it was and is. */
function Change({ change, place }: { change: ChangedAnswerField; place: PanelPlace }) {
  const text = useLoadedText<typeof assuranceTexts>();
  const spoken = useInterfaceLanguage();
  const { field, before, after } = change;
  const was = useValue(field, before, place);
  const is = useValue(field, after, place);
  if (field === 'withdrawn') return null;
  const label = text(`assurance.${field}`);
  if (field === 'control' && before !== undefined)
    return (
      <p className={styles.value}>
        <span className={styles.hint}>{label}</span>
        <br />
        <ChangedWords before={String(before)} after={String(after ?? '')} language={spoken} />
      </p>
    );
  const key = before === undefined ? 'assurance.became' : 'assurance.beforeAfter';
  return (
    <p className={styles.words}>
      <Designation>{text(key, { field: label, before: was, after: is })}</Designation>
    </p>
  );
}

/** What a value is called. */
function useValue(
  field: ChangedAnswerField['field'],
  value: ChangedAnswerField['before'],
  place: PanelPlace,
): string {
  const text = useLoadedText<typeof assuranceTexts>();
  const spoken = useInterfaceLanguage();
  const people = usePeople();
  const isPlace = field === 'coveredBy' && typeof value === 'string';
  // Asked for at any rate, since hooks are; a paragraph of the open document takes no call.
  const placeName = usePlaceName(isPlace ? value : place.completeParagraphID, place);
  if (value === undefined) return text('assurance.nothing');
  if (isPlace) return placeName;
  if (field === 'compliance') {
    const word = complianceWords.find((one) => one === value);
    return word ? text(`assurance.${word}`) : String(value);
  }
  if (field === 'responsible')
    return people.find(({ id }) => id === value)?.fullName ?? text('assurance.formerUser');
  if (field === 'reviewDate') return formatDate(String(value), localeOf(spoken));
  if (field === 'language') return listedLanguage(String(value), spoken);
  return String(value);
}
