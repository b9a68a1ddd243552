import { useStore } from '@nanostores/react';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import type { InterfaceLanguage } from '#core/contract/languages.ts';
import { longestTopicText, longestTopicTitle } from '#core/contract/main/topic-pages.ts';
import type { topicPageTexts } from '#core/i18n/topicpages.ts';
import { formatMinute } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import type { TopicEditor, topicFault } from '#core/topic-pages/topic-editor.ts';
import type { TopicProblem } from '#core/topic-pages/topic-problem.ts';
import { useInterfaceLanguage, useLoadedText } from '#widgets/app-context.tsx';
import { FormProblem } from '#widgets/FormProblem.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { Field } from '#widgets/ui/Field.tsx';
import { TextArea } from '#widgets/ui/TextArea.tsx';
import { Conflict } from './Conflict.tsx';
import * as styles from './topic-pages.css.ts';

type WordsFormProps = {
  editor: TopicEditor;
  language: InterfaceLanguage;
  fault: ReturnType<typeof topicFault>;
  onSubmit: (event: FormEvent) => void;
  onTakeTheirs: () => void;
};

/** The words of a page. What was typed stays on the device until it is saved or discarded. */
export function WordsForm({ editor, language, fault, onSubmit, onTakeTheirs }: WordsFormProps) {
  const text = useLoadedText<typeof topicPageTexts>();
  const form = useStore(editor.$form);
  const state = useStore(editor.$state);
  const [isComparing, setIsComparing] = useState(false);
  const isConflict = state.state === 'conflict';
  const problem: TopicProblem | undefined =
    state.state === 'failed' ? state.problem : isConflict ? { key: 'changed' } : undefined;
  const handleKey = (event: KeyboardEvent<HTMLFormElement>) => {
    const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 's';
    if (!isSave) return;
    event.preventDefault();
    event.currentTarget.requestSubmit();
  };
  return (
    <>
      <form className={styles.form} onSubmit={onSubmit} onKeyDown={handleKey} noValidate>
        <Restored editor={editor} />
        <Field
          size="normal"
          label={text('topicpages.titleField')}
          lang={language.toLowerCase()}
          maxLength={longestTopicTitle}
          value={form.title}
          error={fault === 'titleMissing' ? text('topicpages.titleMissing') : undefined}
          onChange={(event) => editor.change({ title: event.target.value })}
        />
        <TextArea
          label={text('topicpages.textField')}
          hint={text('topicpages.textHint')}
          lang={language.toLowerCase()}
          rows={22}
          maxLength={longestTopicText}
          value={form.text}
          error={fault === 'textMissing' ? text('topicpages.textMissing') : undefined}
          onChange={(event) => editor.change({ text: event.target.value })}
        />
        <FormProblem
          message={
            problem &&
            [
              text('topicpages.notSaved'),
              text(`topicpages.${problem.key}`),
              text('topicpages.stillHere'),
            ].join(' ')
          }
          away={problem?.away}
          action={
            isConflict ? (
              <Button onClick={() => setIsComparing(true)}>{text('topicpages.compare')}</Button>
            ) : undefined
          }
        />
        <div className={styles.buttons}>
          <Button kind="primary" type="submit" busy={state.state === 'saving'} disabled={isConflict}>
            {text('topicpages.save')}
          </Button>
          {editor.isChanged() ? (
            <Button kind="quiet" onClick={() => (isConflict ? onTakeTheirs() : editor.discard())}>
              {text('topicpages.discard')}
            </Button>
          ) : null}
        </div>
      </form>
      {isComparing && state.state === 'conflict' ? (
        <Conflict
          mine={form}
          theirs={state.theirs}
          language={language}
          onClose={() => setIsComparing(false)}
          onMine={() => editor.keepMine()}
          onTheirs={onTakeTheirs}
        />
      ) : null}
    </>
  );
}

/** Says of words that were not saved the last time when they were typed. */
function Restored({ editor }: { editor: TopicEditor }) {
  const text = useLoadedText<typeof topicPageTexts>();
  const locale = localeOf(useInterfaceLanguage());
  if (editor.restoredAt === undefined || !editor.isChanged()) return null;
  const time = formatMinute(new Date(editor.restoredAt).toISOString(), locale);
  return <p className={styles.quiet}>{text('topicpages.restoredWords', { time })}</p>;
}
