import { useStore } from '@nanostores/react';
import { Pencil, Trash2 } from 'lucide';
import { useId, useState } from 'react';
import { loadedValue } from '#core/async/loadable.ts';
import { chat } from '#core/chat/chat.ts';
import { type ChatThread, longestThreadTitle } from '#core/contract/domain/chat-threads.ts';
import type { chatTexts } from '#core/i18n/chat.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { FailedState } from '#widgets/FailedState.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { ConfirmDialog } from '#widgets/ui/ConfirmDialog.tsx';
import { Field } from '#widgets/ui/Field.tsx';
import { IconButton } from '#widgets/ui/IconButton.tsx';
import { Skeleton } from '#widgets/ui/Skeleton.tsx';
import * as styles from './chat.css.ts';

/** The threads of the user: to open, rename and delete them, and to begin a new one. */
export function Threads() {
  const text = useLoadedText<typeof chatTexts | typeof commonTexts>();
  const id = useId();
  const { $threads, load, open } = useApp().part(chat);
  const loadable = useStore($threads);
  const [renamed, setRenamed] = useState<ChatThread>();
  const [removed, setRemoved] = useState<ChatThread>();
  const threads = loadedValue(loadable);
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={styles.head} tabIndex={-1}>
        {text('chat.threads')}
      </h2>
      <div className={styles.begin}>
        <Button onClick={() => void open(undefined)}>{text('chat.newThread')}</Button>
      </div>
      {loadable.state === 'failed' ? (
        <FailedState error={loadable.error} title={text('chat.threadsFailed')} onRetry={() => void load()} />
      ) : threads === undefined ? (
        <Skeleton lines={3} label={text('common.loading')} />
      ) : threads.length === 0 ? (
        <p className={styles.note}>{text('chat.threadsNone')}</p>
      ) : (
        <ul className={styles.threads}>
          {threads.map((thread) => (
            <Thread key={thread.id} thread={thread} onRename={setRenamed} onRemove={setRemoved} />
          ))}
        </ul>
      )}
      {renamed ? <RenameDialog thread={renamed} onClose={() => setRenamed(undefined)} /> : null}
      <RemoveDialog
        thread={removed}
        onClose={(isRemoved) => {
          setRemoved(undefined);
          // The button that opened the dialog is gone.
          if (isRemoved) document.getElementById(id)?.focus();
        }}
      />
    </nav>
  );
}

type ThreadProps = {
  thread: ChatThread;
  onRename: (thread: ChatThread) => void;
  onRemove: (thread: ChatThread) => void;
};

function Thread({ thread, onRename, onRemove }: ThreadProps) {
  const text = useLoadedText<typeof chatTexts>();
  const { $open, open } = useApp().part(chat);
  const { id, title } = thread;
  const isOpen = useStore($open).id === id;
  return (
    <li className={styles.thread}>
      <button
        type="button"
        className={styles.name}
        aria-current={isOpen ? 'true' : undefined}
        onClick={() => void open(id)}
      >
        {title}
      </button>
      <IconButton icon={Pencil} label={text('chat.rename', { title })} onClick={() => onRename(thread)} />
      <IconButton icon={Trash2} label={text('chat.remove', { title })} onClick={() => onRemove(thread)} />
    </li>
  );
}

function RenameDialog({ thread, onClose }: { thread: ChatThread; onClose: () => void }) {
  const text = useLoadedText<typeof chatTexts | typeof commonTexts>();
  const { part, notices } = useApp();
  const { rename } = part(chat);
  const [title, setTitle] = useState(thread.title);
  const [busy, setBusy] = useState(false);
  const submit = async () => {
    setBusy(true);
    const outcome = await rename(thread.id, title.trim());
    setBusy(false);
    // What was written stays for another attempt, where that may succeed.
    if (outcome !== 'failed') onClose();
    if (outcome !== 'done')
      notices.tell({ kind: 'error', key: outcome === 'gone' ? 'chat.renameGone' : 'chat.renameFailed' });
  };
  return (
    <ConfirmDialog
      open
      heading={text('chat.renameTitle')}
      cancelLabel={text('common.cancel')}
      submitLabel={text('chat.renameConfirm')}
      valid={title.trim() !== ''}
      invalidLabel={text('chat.nameMissing')}
      busy={busy}
      onCancel={onClose}
      onSubmit={() => void submit()}
    >
      <Field
        label={text('chat.name')}
        name="title"
        value={title}
        maxLength={longestThreadTitle}
        onChange={(event) => setTitle(event.target.value)}
      />
    </ConfirmDialog>
  );
}

type RemoveDialogProps = { thread: ChatThread | undefined; onClose: (isRemoved: boolean) => void };

function RemoveDialog({ thread, onClose }: RemoveDialogProps) {
  const text = useLoadedText<typeof chatTexts | typeof commonTexts>();
  const { part, notices } = useApp();
  const { remove } = part(chat);
  const [busy, setBusy] = useState(false);
  const submit = async () => {
    setBusy(true);
    const isRemoved = thread !== undefined && (await remove(thread.id));
    setBusy(false);
    if (!isRemoved) notices.tell({ kind: 'error', key: 'chat.removeFailed' });
    onClose(isRemoved);
  };
  return (
    <ConfirmDialog
      open={thread !== undefined}
      heading={text('chat.removeTitle')}
      cancelLabel={text('common.cancel')}
      submitLabel={text('chat.removeConfirm')}
      grave
      busy={busy}
      onCancel={() => onClose(false)}
      onSubmit={() => void submit()}
    >
      <p>{thread?.title}</p>
      <p>{text('chat.removeBody')}</p>
    </ConfirmDialog>
  );
}
