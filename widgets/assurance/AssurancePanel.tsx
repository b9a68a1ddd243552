import { useStore } from '@nanostores/react';
import { type KeyboardEvent, useContext, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { AnswerEditor as Editor } from '#core/assurance/answer-editor.ts';
import type { AnswerProblem as Problem } from '#core/assurance/answer-problem.ts';
import { answering } from '#core/assurance/answering.ts';
import { answersFor } from '#core/assurance/answers-for.ts';
import { assurance, mayAnswer, mayRead } from '#core/assurance/store.ts';
import { loadedValue } from '#core/async/loadable.ts';
import { type Commenter, me as mePart } from '#core/comments/me.ts';
import type { AssuranceAnswer } from '#core/contract/domain/assurance.ts';
import { drafts } from '#core/drafts/drafts.ts';
import { assuranceTexts } from '#core/i18n/assurance.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import { formatDate } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { useApp, useInterfaceLanguage, useLoadedText, useText } from '../app-context.tsx';
import { CarriedSlot } from '../carried-slot.ts';
import { FailedState } from '../FailedState.tsx';
import { Designation } from '../law/Designation.tsx';
import type { PanelPlace } from '../panel-slot.ts';
import { Said } from '../Said.tsx';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { AnswerFacts } from './AnswerFacts.tsx';
import { AnswerProblem } from './AnswerProblem.tsx';
import * as styles from './assurance.css.ts';

const AnswerEditor = lazyComponent(async () => (await import('./AnswerEditor.tsx')).AnswerEditor);
const AnswerHistory = lazyComponent(async () => (await import('./AnswerHistory.tsx')).AnswerHistory);

/** The regulatory assurance of the place that is read, in the version that is read. */
export function AssurancePanel({ place }: { place: PanelPlace }) {
  const text = useText(assuranceTexts);
  const common = useLoadedText<typeof commonTexts>();
  const { $me, load } = useApp().part(mePart);
  const me = useStore($me);
  useEffect(() => void load(), [load]);
  if (!text || !me) return <Skeleton lines={4} label={common('common.loading')} className={styles.pad} />;
  if (!mayRead(me.roles)) return <EmptyState text={text('assurance.tester')} />;
  return <OpenPanel place={place} me={me} />;
}

/** The form that is open, and where it was opened. */
type Open = { editor: Editor; at: PanelPlace; focus: boolean };

function OpenPanel({ place, me }: { place: PanelPlace; me: Commenter }) {
  const { part } = useApp();
  const text = useLoadedText<typeof assuranceTexts>();
  const view = useRef<HTMLElement>(null);
  const [said, setSaid] = useState('');
  const { open, begin, close } = useAnswering(place, me);
  const at = open?.at ?? place;
  const handleKey = ({ key, defaultPrevented, currentTarget, target }: KeyboardEvent) => {
    const layer = (target as Element).closest('dialog, [popover], form');
    if (key === 'Escape' && !defaultPrevented && !layer && !currentTarget.closest('dialog')) place.onBack();
  };
  // Once the view has been drawn again.
  const focusView = () => requestAnimationFrame(() => view.current?.focus());
  return (
    <section
      ref={view}
      className={styles.view}
      aria-label={text('assurance.of', { name: at.name })}
      tabIndex={-1}
      onKeyDown={handleKey}
    >
      {at.completeParagraphID === place.completeParagraphID ? null : (
        <div className={styles.notice} role="note">
          <Designation>{text('assurance.writingOn', { name: at.name })}</Designation>
          <button type="button" className={styles.wordButton} onClick={close}>
            <Designation>{text('assurance.toPlace', { name: place.name })}</Designation>
          </button>
        </div>
      )}
      <Said words={said} />
      {open ? (
        <div className={styles.part}>
          <AnswerEditor
            key={`${at.completeParagraphID} ${at.versionDate}`}
            editor={open.editor}
            place={at}
            reading={place}
            focus={open.focus}
            onSaved={() => {
              close();
              part(assurance).refresh();
              setSaid(text('assurance.saved'));
              focusView();
            }}
            onClose={() => {
              close();
              focusView();
            }}
          />
        </div>
      ) : (
        <Answers
          place={place}
          me={me}
          onBegin={(answer, earlier) => {
            setSaid('');
            begin(answer, earlier);
          }}
          onSaid={(words) => {
            setSaid(words);
            focusView();
          }}
          onRestore={(answer) => begin(answer, undefined, false)}
        />
      )}
    </section>
  );
}

function useAnswering(place: PanelPlace, me: Commenter) {
  const { part } = useApp();
  const language = useInterfaceLanguage();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  function begin(answer: AssuranceAnswer | undefined, earlier: AssuranceAnswer | undefined, focus = true) {
    const { completeParagraphID: regArt, versionDate, language: readLanguage } = place;
    const how = { who: me, drafts: part(drafts), language };
    const editor = part(answering).write({ regArt, versionDate, readLanguage, answer, earlier }, how);
    setOpen({ editor, at: place, focus });
  }
  // A form without changes goes when somebody reads elsewhere.
  const isElsewhere =
    open !== undefined &&
    (open.at.completeParagraphID !== place.completeParagraphID || open.at.versionDate !== place.versionDate);
  const leave = useEffectEvent(() => {
    if (!open?.editor.isChanged()) close();
  });
  useEffect(() => {
    if (isElsewhere) leave();
  }, [isElsewhere]);
  return { open, begin, close };
}

type AnswersProps = {
  place: PanelPlace;
  me: Commenter;
  onBegin: (answer: AssuranceAnswer | undefined, earlier: AssuranceAnswer | undefined) => void;
  /** Opens what was not saved, and leaves the focus where it is. */
  onRestore: (answer: AssuranceAnswer | undefined) => void;
  onSaid: (words: string) => void;
};

/** Milliseconds: places that are only passed, by scrolling or with a key held down, are not asked for. */
const passing = 60;

function Answers({ place, me, onBegin, onRestore, onSaid }: AnswersProps) {
  const { part } = useApp();
  const store = part(assurance);
  const text = useLoadedText<typeof assuranceTexts | typeof commonTexts>();
  const locale = localeOf(useInterfaceLanguage());
  const { completeParagraphID, versionDate, language } = place;
  const at = useMemo(
    () => ({ completeParagraphID, versionDate, language }),
    [completeParagraphID, versionDate, language],
  );
  const answers = useStore(store.of(at));
  const marks = useContext(CarriedSlot);
  const [dialog, setDialog] = useState<'history' | 'withdraw'>();
  const isFirst = useRef(true);
  useEffect(() => {
    const timer = setTimeout(() => void store.load(at), isFirst.current ? 0 : passing);
    isFirst.current = false;
    return () => clearTimeout(timer);
  }, [store, at]);
  const known = loadedValue(answers);
  const restore = useEffectEvent(() => {
    const unsaved = { regArt: completeParagraphID, versionDate };
    if (known && mayAnswer(me.roles) && part(answering).isUnsaved(unsaved, me, part(drafts)))
      onRestore(answersFor(known, versionDate).current);
  });
  const isKnown = known !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each place there may be something
  useEffect(() => restore(), [isKnown, at]);
  if (answers.state === 'failed')
    return <FailedState error={answers.error} onRetry={() => void store.load(at)} />;
  if (known === undefined)
    return <Skeleton lines={4} label={text('common.loading')} className={styles.pad} />;
  const { current, carried, earlier, beside } = answersFor(known, versionDate);
  const holding = current ?? carried;
  return (
    <>
      <div className={styles.part}>
        {holding ? marks?.(holding, place) : null}
        {holding ? <AnswerFacts answer={holding} place={place} /> : <p>{text('assurance.none')}</p>}
        <div className={styles.foot}>
          {mayAnswer(me.roles) ? (
            <Button
              size="small"
              kind={holding ? 'plain' : 'primary'}
              onClick={() => onBegin(current, carried ?? earlier)}
            >
              {text(current ? 'assurance.edit' : 'assurance.answer')}
            </Button>
          ) : null}
          <Button size="small" kind="quiet" onClick={() => setDialog('history')}>
            {text('assurance.history')}
          </Button>
          {current?.rights.edit ? (
            <Button size="small" kind="quiet" onClick={() => setDialog('withdraw')}>
              {text('assurance.withdraw')}
            </Button>
          ) : null}
        </div>
      </div>
      {earlier ? (
        <section className={styles.part}>
          <h3 className={styles.heading}>
            {text('assurance.earlier', { date: formatDate(earlier.versionDate, locale, 'long') })}
          </h3>
          {marks?.(earlier, place)}
          {holding ? null : <p className={styles.hint}>{text('assurance.earlierHint')}</p>}
          <AnswerFacts answer={earlier} place={place} />
        </section>
      ) : null}
      {beside.map((answer) => (
        <section key={answer.raid} className={styles.part}>
          {marks?.(answer, place)}
          <AnswerFacts answer={answer} place={place} />
        </section>
      ))}
      {dialog === 'history' ? <AnswerHistory place={place} onClose={() => setDialog(undefined)} /> : null}
      {dialog === 'withdraw' && current ? (
        <Withdrawal answer={current} onClose={() => setDialog(undefined)} onSaid={onSaid} />
      ) : null}
    </>
  );
}

type WithdrawalProps = { answer: AssuranceAnswer; onClose: () => void; onSaid: (words: string) => void };

/** Asks before an answer is withdrawn. */
function Withdrawal({ answer, onClose, onSaid }: WithdrawalProps) {
  const { withdraw } = useApp().part(assurance);
  const text = useLoadedText<typeof assuranceTexts | typeof commonTexts>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  async function submit() {
    setBusy(true);
    const refused = await withdraw(answer);
    setBusy(false);
    setProblem(refused);
    if (refused) return;
    onClose();
    onSaid(text('assurance.withdrawn'));
  }
  return (
    <ConfirmDialog
      open
      heading={text('assurance.withdrawTitle')}
      cancelLabel={text('common.cancel')}
      submitLabel={text('assurance.withdraw')}
      busy={busy}
      grave
      onCancel={onClose}
      onSubmit={() => void submit()}
    >
      <p>{text('assurance.withdrawText')}</p>
      <AnswerProblem intro={text('assurance.notWithdrawn')} problem={problem} />
    </ConfirmDialog>
  );
}
