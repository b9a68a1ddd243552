import { useStore } from '@nanostores/react';
import { type FormEvent, useMemo, useState } from 'react';
import { landingTopic } from '#core/contract/main/topic-names.ts';
import type { TopicPageReply } from '#core/contract/main/topic-pages.ts';
import { drafts } from '#core/drafts/drafts.ts';
import type { topicPageTexts } from '#core/i18n/topicpages.ts';
import { topicPages } from '#core/topic-pages/store.ts';
import { type TopicEditor, topicFault } from '#core/topic-pages/topic-editor.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { TopicArticle } from '../topic/TopicArticle.tsx';
import { LeaveDialog } from '../users/LeaveDialog.tsx';
import { LinkList } from './LinkList.tsx';
import { NewerNote } from './NewerNote.tsx';
import { PageActs } from './PageActs.tsx';
import * as styles from './topic-pages.css.ts';
import { useLinkCheck } from './use-link-check.ts';
import { Versions } from './Versions.tsx';
import { WordsForm } from './WordsForm.tsx';
import type { WritingProps } from './writing-props.ts';

/** A page with its words, how they will look, what its links lead to, and what became of it so far. */
export function Writing({ page, language, onWritten }: WritingProps) {
  const text = useLoadedText<typeof topicPageTexts>();
  const { part, session, notices } = useApp();
  const store = part(topicPages);
  const draftStore = part(drafts);
  const email = useStore(session.$session).user?.email ?? '';
  const editor = useMemo(() => store.edit(page, draftStore, email), [store, page, draftStore, email]);
  const [tried, setTried] = useState(false);
  const form = useStore(editor.$form);
  const state = useStore(editor.$state);
  const check = useLinkCheck(form.text);
  const isUnsaved = editor.isChanged();
  const fault = topicFault(form);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const saved = await editor.save();
    if (saved === undefined) return;
    notices.tell({ kind: 'success', key: 'topicpages.saved' });
    onWritten();
    // What was typed meanwhile goes on in this editor.
    if (!editor.isChanged()) store.take(saved);
  };
  return (
    <>
      <State page={page} isUnsaved={isUnsaved} />
      {page.isShippedNewer ? (
        <NewerNote page={page} language={language} isUnsaved={isUnsaved} onWritten={onWritten} />
      ) : null}
      <div className={styles.parts}>
        <div className={styles.written}>
          <WordsForm
            editor={editor}
            language={language}
            fault={tried ? fault : undefined}
            onSubmit={(event) => void handleSubmit(event)}
            onTakeTheirs={() => takeTheirs(editor, store.take)}
          />
          {/* Below the button that saves, where it is seen before. */}
          <LinkList check={check} />
        </div>
        <section className={styles.preview} aria-label={text('topicpages.preview')}>
          <h2 className={styles.heading}>{text('topicpages.preview')}</h2>
          <div lang={language.toLowerCase()} className={styles.paper}>
            <p className={styles.paperTitle}>{form.title}</p>
            <TopicArticle text={form.text} places={check.places} isList={page.name === landingTopic} />
          </div>
        </section>
      </div>
      <Versions page={page} language={language} isUnsaved={isUnsaved} onWritten={onWritten} />
      <PageActs page={page} isUnsaved={isUnsaved} onWritten={onWritten} />
      {isUnsaved && state.state !== 'saving' ? <LeaveDialog /> : null}
    </>
  );
}

/** Goes on with what somebody else has saved. */
function takeTheirs(editor: TopicEditor, take: (page: TopicPageReply) => void) {
  const state = editor.$state.get();
  editor.discard();
  if (state.state === 'conflict') take(state.theirs);
}

function State({ page, isUnsaved }: { page: TopicPageReply; isUnsaved: boolean }) {
  const text = useLoadedText<typeof topicPageTexts>();
  return (
    <p className={styles.quiet}>
      {text(`topicpages.state-${page.state}`)}
      {isUnsaved ? <span className={styles.newer}>{text('topicpages.unsaved')}</span> : null}
    </p>
  );
}
