import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { chat } from '#core/chat/chat.ts';
import { type chatTexts as ChatTexts, chatTexts } from '#core/i18n/chat.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { FailedState } from '#widgets/FailedState.tsx';
import { EmptyState } from '#widgets/ui/EmptyState.tsx';
import { Skeleton } from '#widgets/ui/Skeleton.tsx';
import { PageFrame } from '../../shell/PageFrame.tsx';
import { WithTexts } from '../../WithTexts.tsx';
import { AskForm } from './AskForm.tsx';
import * as styles from './chat.css.ts';
import { Threads } from './Threads.tsx';
import { TurnView } from './TurnView.tsx';

/** Questions to the loaded texts, and their answers. */
export function ChatPage() {
  return (
    <WithTexts texts={[chatTexts]}>
      <ChatView />
    </WithTexts>
  );
}

function ChatView() {
  const text = useLoadedText<typeof ChatTexts>();
  const { load, stop } = useApp().part(chat);
  useEffect(() => {
    void load();
    // Whoever leaves stops what is being answered; the thread is still open when they come back from a place.
    return stop;
  }, [load, stop]);
  return (
    <PageFrame
      title={text('chat.title')}
      width="wide"
      about={
        <p className={styles.about}>
          <span className={styles.tag}>{text('chat.experimental')}</span>
          {text('chat.about')}
        </p>
      }
    >
      <div className={styles.columns}>
        <Threads />
        <OpenThread />
      </div>
    </PageFrame>
  );
}

function OpenThread() {
  const text = useLoadedText<typeof ChatTexts | typeof commonTexts>();
  const { $open, open, ask } = useApp().part(chat);
  const { id, entries, state, error } = useStore($open);
  const language = useStore(useApp().$documentLanguage);
  if (state === 'failed')
    return error === undefined || error.status === 404 ? (
      <EmptyState text={text('chat.threadGone')} />
    ) : (
      <FailedState error={error} title={text('chat.threadFailed')} onRetry={() => void open(id)} />
    );
  return (
    <div className={styles.list}>
      {state === 'loading' ? <Skeleton lines={6} label={text('common.loading')} /> : null}
      {state === 'ready' && entries.length === 0 ? <p className={styles.note}>{text('chat.start')}</p> : null}
      {entries.map((turn, at) => (
        <TurnView
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry stays where it is
          key={at}
          turn={turn}
          onAgain={() => void ask(turn.question, language)}
        />
      ))}
      <AskForm />
    </div>
  );
}
