import { useStore } from '@nanostores/react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type CommentForm, formProblem, longestText } from '#core/comments/form.ts';
import { isAlone } from '#core/comments/me.ts';
import type { InterfaceLanguage } from '#core/contract/languages.ts';
import type { commentTexts } from '#core/i18n/comments.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import { formatMinute } from '#core/lib/dates.ts';
import { listedLanguage } from '#core/lib/language-names.ts';
import { localeOf } from '#core/lib/locales.ts';
import { useInterfaceLanguage, useLoadedText } from '../app-context.tsx';
import { Button } from '../ui/Button.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { useComments } from './comments-scene.ts';
import { EditorFields } from './EditorFields.tsx';
import * as styles from './editor.css.ts';
import type { OpenEditor } from './open-editor.ts';
import { Problem } from './Problem.tsx';
import { WordsField } from './WordsField.tsx';

const ConflictDialog = lazyComponent(async () => (await import('./ConflictDialog.tsx')).ConflictDialog);

/** The editor that is open: of a new comment, a reply, or another wording. */
export function CommentEditor() {
  const { open } = useComments().writing;
  return open ? <OpenForm key={open.at.completeParagraphID} open={open} /> : null;
}

function OpenForm({ open }: { open: OpenEditor }) {
  const { writing, me } = useComments();
  const text = useLoadedText<typeof commentTexts | typeof commonTexts>();
  const { editor, focus } = open;
  const form = useStore(editor.$form);
  const state = useStore(editor.$state);
  const spoken = useInterfaceLanguage();
  const [language, setLanguage] = useState<InterfaceLanguage>(form.language);
  const [compares, setCompares] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const error = useFormError(form, open.tried, editor.writing.kind === 'edit');
  const isConflict = state.state === 'conflict';

  useEffect(() => {
    if (focus) element.current?.querySelector('textarea')?.focus();
  }, [focus]);
  useEffect(() => setCompares(isConflict), [isConflict]);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isConflict) return setCompares(true);
    const problem = formProblem(editor.$form.get());
    if (problem?.key === 'tooLong') setLanguage(problem.language);
    if (problem) element.current?.querySelector('textarea')?.focus();
    void writing.save();
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    if (event.key === 'Escape') writing.cancel();
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) element.current?.requestSubmit();
    else return;
    event.preventDefault();
  };
  return (
    <>
      <form
        ref={element}
        className={styles.form}
        aria-label={useFormName(open)}
        noValidate
        onSubmit={handleSubmit}
        onKeyDown={handleKey}
      >
        <Restored open={open} />
        <WordsField
          key={language}
          form={form}
          language={language}
          onLanguage={setLanguage}
          error={error}
          canMention={!(me && isAlone(me))}
          onChange={editor.change}
        />
        <EditorFields open={open} form={form} />
        <Problem
          intro={isConflict ? undefined : text('comments.savingError')}
          problem={isConflict ? { key: 'modified' } : state.state === 'failed' ? state.problem : undefined}
          after={text('comments.stillHere')}
        />
        <div className={styles.foot}>
          {isConflict ? (
            <Button size="small" onClick={() => setCompares(true)}>
              {text('comments.compare')}
            </Button>
          ) : null}
          <Button size="small" kind="quiet" onClick={writing.cancel}>
            {text('common.cancel')}
          </Button>
          <Button size="small" kind="primary" type="submit" busy={state.state === 'saving'}>
            {text('comments.save')}
          </Button>
        </div>
      </form>
      {compares && isConflict ? (
        <ConflictDialog
          editor={editor}
          theirs={state.theirs}
          spoken={spoken}
          onClose={() => setCompares(false)}
        />
      ) : null}
    </>
  );
}

function useFormName({ at, editor: { writing } }: OpenEditor): string {
  const text = useLoadedText<typeof commentTexts>();
  if (writing.kind === 'reply')
    return text('comments.replyTo', { name: writing.to.author.fullName ?? text('comments.formerUser') });
  return text(writing.kind === 'edit' ? 'comments.editOn' : 'comments.newOn', { name: at.name });
}

/** Why the form cannot be saved; said after the first try. */
function useFormError(form: CommentForm, tried: boolean, isEdit: boolean): string | undefined {
  const text = useLoadedText<typeof commentTexts>();
  const spoken = useInterfaceLanguage();
  const problem = formProblem(form);
  if (!tried || !problem) return undefined;
  if (problem.key === 'required') {
    const advice = isEdit ? 'comments.requiredAdviceEdit' : 'comments.requiredAdviceNew';
    return `${text('comments.required')} ${text(advice)}`;
  }
  if (problem.key === 'privateWithTags') return text('comments.privateWithTags');
  const { length, language } = problem;
  return text('comments.tooLong', { most: longestText, length, language: listedLanguage(language, spoken) });
}

/** Says that the words were typed before, and offers to discard them. */
function Restored({ open: { editor } }: { open: OpenEditor }) {
  const { writing } = useComments();
  const text = useLoadedText<typeof commentTexts>();
  const locale = localeOf(useInterfaceLanguage());
  const { restoredAt } = editor;
  if (restoredAt === undefined) return null;
  const date = formatMinute(new Date(restoredAt).toISOString(), locale);
  return (
    <p className={styles.restored}>
      {text('comments.restored', { date })}
      <button
        type="button"
        className={styles.wordButton}
        onClick={() => {
          editor.discard();
          writing.close();
        }}
      >
        {text('comments.discard')}
      </button>
    </p>
  );
}
