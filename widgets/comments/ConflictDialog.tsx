import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useState } from 'react';
import { loadedValue } from '#core/async/loadable.ts';
import type { Editor } from '#core/comments/editor.ts';
import { formOf } from '#core/comments/form.ts';
import { commentHistory } from '#core/comments/history.ts';
import { comments } from '#core/comments/store.ts';
import type { Comment } from '#core/contract/domain/comments.ts';
import { type InterfaceLanguage, interfaceLanguageCodes } from '#core/contract/languages.ts';
import type { commentTexts } from '#core/i18n/comments.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import { listedLanguage } from '#core/lib/language-names.ts';
import { useApp, useLoadedText } from '../app-context.tsx';
import { ChangedWords } from '../ChangedWords.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useComments } from './comments-scene.ts';
import * as styles from './dialogs.css.ts';
import { FactLine } from './FactLine.tsx';

type ConflictDialogProps = {
  editor: Editor;
  /** What somebody else has saved meanwhile. */
  theirs: Comment;
  spoken: InterfaceLanguage;
  onClose: () => void;
};

/** Both texts of a comment that two people changed, with their differences. Neither is lost until somebody chooses. */
export function ConflictDialog({ editor, theirs, spoken, onClose }: ConflictDialogProps) {
  const { part } = useApp();
  const { writing } = useComments();
  const text = useLoadedText<typeof commentTexts | typeof commonTexts>();
  const { texts: mine } = useStore(editor.$form);
  const { texts: saved } = formOf(theirs);
  const [copied, setCopied] = useState(false);
  const differing = interfaceLanguageCodes.filter((code) => (mine[code] ?? '') !== (saved[code] ?? ''));
  const written = interfaceLanguageCodes.filter((code) => (mine[code] ?? '') !== '');
  async function copy() {
    await navigator.clipboard.writeText(written.map((code) => mine[code]).join('\n\n'));
    setCopied(true);
  }
  return (
    <Dialog
      open
      persistent
      title={text('comments.conflictTitle')}
      closeLabel={text('common.close')}
      onClose={onClose}
      footer={
        <div className={styles.choices}>
          <Button kind="primary" onClick={() => editor.keepMine()}>
            {text('comments.useMine')}
          </Button>
          <Button
            onClick={() => {
              editor.discard();
              part(comments).takeSaved(theirs);
              writing.close();
            }}
          >
            {text('comments.useTheirs')}
          </Button>
          <Button kind="quiet" onClick={() => void copy()}>
            {text('comments.copyMine')}
          </Button>
          <span role="status">{copied ? text('comments.copied') : ''}</span>
        </div>
      }
    >
      <div className={styles.parts}>
        <p>{text('comments.modified')}</p>
        <SavedMeanwhile editor={editor} theirs={theirs} />
        {differing.length === 0 ? <p>{text('comments.sameWords')}</p> : null}
        {differing.map((code) => (
          <section key={code} className={styles.parts} aria-label={listedLanguage(code, spoken)}>
            {(['before', 'after'] as const).map((side) => (
              <Part
                key={side}
                title={`${text(side === 'before' ? 'comments.theirs' : 'comments.mine')}, ${listedLanguage(code, spoken)}`}
              >
                <ChangedWords
                  before={saved[code] ?? ''}
                  after={mine[code] ?? ''}
                  language={code}
                  side={side}
                />
              </Part>
            ))}
          </section>
        ))}
      </div>
    </Dialog>
  );
}

/** Who has changed what since the edit began. The dialog is of use without it too, where the history is not there. */
function SavedMeanwhile({ editor: { writing }, theirs }: Pick<ConflictDialogProps, 'editor' | 'theirs'>) {
  const { of, load } = useApp().part(commentHistory);
  const text = useLoadedText<typeof commentTexts>();
  const { icid, version } = theirs;
  const edits = loadedValue(useStore(of(icid)))?.filter(({ kind }) => kind === 'edited') ?? [];
  useEffect(() => void load(icid), [load, icid]);
  const since = version - (writing.kind === 'edit' ? writing.comment.version : 0);
  if (edits.length === 0) return null;
  return (
    <ul className={styles.facts} aria-label={text('comments.theirs')}>
      {edits.slice(-Math.max(since, 1)).map((fact) => (
        <FactLine key={fact.id} fact={fact} />
      ))}
    </ul>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <p className={styles.heading}>{title}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reached by the keyboard */}
      <section className={styles.words} aria-label={title} tabIndex={0}>
        {children}
      </section>
    </div>
  );
}
