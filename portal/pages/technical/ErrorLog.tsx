import { useStore } from '@nanostores/react';
import { Copy, Trash2 } from 'lucide';
import { useEffect, useId, useState } from 'react';
import { loadedValue } from '#core/async/loadable.ts';
import { errorLevels } from '#core/contract/main/technical.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import type { technicalTexts } from '#core/i18n/technical.ts';
import { linesOfPage, technical, wholeLog } from '#core/technical/store.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { FailedState } from '#widgets/FailedState.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { ConfirmDialog } from '#widgets/ui/ConfirmDialog.tsx';
import { EmptyState } from '#widgets/ui/EmptyState.tsx';
import { Field } from '#widgets/ui/Field.tsx';
import { Select } from '#widgets/ui/Select.tsx';
import { Skeleton } from '#widgets/ui/Skeleton.tsx';
import { useCopy } from '../../use-copy.ts';
import { ErrorLines } from './ErrorLines.tsx';
import { linesAsText } from './lines-as-text.ts';
import * as styles from './technical.css.ts';

/** Milliseconds after the last sign until the lines are narrowed. */
const typingPause = 300;

/** Errors and warnings of the server, narrowed by level and text, page by page. */
export function ErrorLog() {
  const text = useLoadedText<typeof technicalTexts | typeof commonTexts>();
  const { $log, $choice, loadLog, choose } = useApp().part(technical);
  const log = useStore($log);
  const choice = useStore($choice);
  const id = useId();
  useEffect(() => {
    void loadLog();
  }, [loadLog]);
  const page = loadedValue(log);
  const isNarrowed = choice.level !== undefined || choice.text.trim() !== '';
  return (
    <section aria-labelledby={id} className={styles.log}>
      <h2 id={id} className={styles.heading}>
        {text('technical.log')}
      </h2>
      <p className={styles.about}>{text('technical.logAbout')}</p>
      <LogBar />
      {log.state === 'failed' ? (
        <FailedState error={log.error} title={text('technical.logFailed')} onRetry={() => void loadLog()} />
      ) : page === undefined ? (
        <Skeleton lines={5} label={text('common.loading')} />
      ) : page.items.length === 0 ? (
        <EmptyState
          text={text(isNarrowed ? 'technical.noMatch' : 'technical.noLines')}
          action={
            isNarrowed ? (
              <Button onClick={() => void choose(wholeLog)}>{text('technical.clear')}</Button>
            ) : undefined
          }
        />
      ) : (
        <>
          <ErrorLines lines={page.items} />
          <Pages total={page.total} />
        </>
      )}
    </section>
  );
}

/** The filter, and what is done with the lines. */
function LogBar() {
  const text = useLoadedText<typeof technicalTexts>();
  const { $log, $choice, choose } = useApp().part(technical);
  const choice = useStore($choice);
  const page = loadedValue(useStore($log));
  const [typed, setTyped] = useState(choice.text);
  const { copied, copy } = useCopy(linesAsText(page?.items ?? []));
  const [isDeleting, setIsDeleting] = useState(false);
  useEffect(() => setTyped(choice.text), [choice.text]);
  useEffect(() => {
    if (typed === choice.text) return;
    const timer = setTimeout(() => void choose({ text: typed }), typingPause);
    return () => clearTimeout(timer);
  }, [typed, choice.text, choose]);
  const isEmpty = (page?.items.length ?? 0) === 0;
  return (
    <div className={styles.bar}>
      <div className={styles.barField}>
        <Select
          size="normal"
          label={text('technical.level')}
          value={choice.level ?? 'all'}
          options={[
            { value: 'all', label: text('technical.allLevels') },
            ...errorLevels.map((level) => ({ value: level, label: text(`technical.${level}`) })),
          ]}
          onChange={(level) => void choose({ level: level === 'all' ? undefined : level })}
        />
      </div>
      <Field
        size="normal"
        className={styles.barField}
        label={text('technical.text')}
        value={typed}
        maxLength={100}
        onChange={(event) => setTyped(event.target.value)}
      />
      <span className={styles.barEnd}>
        <span role="status" className={styles.faint}>
          {copied === undefined ? null : text(copied ? 'technical.copied' : 'technical.notCopied')}
        </span>
        <Button icon={Copy} disabled={isEmpty} onClick={() => void copy()}>
          {text('technical.copy')}
        </Button>
        <Button icon={Trash2} disabled={isEmpty} onClick={() => setIsDeleting(true)}>
          {text('technical.deleteAll')}
        </Button>
      </span>
      {isDeleting ? <DeleteAll onClose={() => setIsDeleting(false)} /> : null}
    </div>
  );
}

function DeleteAll({ onClose }: { onClose: () => void }) {
  const text = useLoadedText<typeof technicalTexts | typeof commonTexts>();
  const { clear } = useApp().part(technical);
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    const isDone = await clear();
    setBusy(false);
    if (isDone) onClose();
  };
  return (
    <ConfirmDialog
      open
      grave
      heading={text('technical.deleteTitle')}
      cancelLabel={text('common.cancel')}
      submitLabel={text('technical.deleteAll')}
      busy={busy}
      onCancel={onClose}
      onSubmit={() => void run()}
    >
      <p>{text('technical.deleteText')}</p>
    </ConfirmDialog>
  );
}

function Pages({ total }: { total: number }) {
  const text = useLoadedText<typeof technicalTexts>();
  const { $choice, choose } = useApp().part(technical);
  const { page } = useStore($choice);
  const from = (page - 1) * linesOfPage + 1;
  const to = Math.min(total, page * linesOfPage);
  if (total <= linesOfPage)
    return <p className={styles.faint}>{text('technical.lines', { count: total })}</p>;
  return (
    <nav className={styles.pages} aria-label={text('technical.log')}>
      <Button disabled={page === 1} onClick={() => void choose({ page: page - 1 })}>
        {text('technical.newer')}
      </Button>
      <span className={styles.faint}>{text('technical.page', { from, to, total })}</span>
      <Button disabled={to >= total} onClick={() => void choose({ page: page + 1 })}>
        {text('technical.older')}
      </Button>
    </nav>
  );
}
