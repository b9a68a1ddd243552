import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError, type Away, awayOf } from '#core/http/api-error.ts';
import type { applicationTexts } from '#core/i18n/applications.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import type { organisationTexts } from '#core/i18n/organisation.ts';
import { applications, type Credentials } from '#core/organisation/applications.ts';
import { originsIn, wrongOrigin } from '#core/organisation/origin-lines.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { FormProblem } from '#widgets/FormProblem.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { Dialog } from '#widgets/ui/Dialog.tsx';
import { Field } from '#widgets/ui/Field.tsx';
import { TextArea } from '#widgets/ui/TextArea.tsx';
import { useSubmission } from '../../use-submission.ts';
import * as styles from './administration.css.ts';
import { CopiedField } from './CopiedField.tsx';

const maxPages = 20;

type Texts = typeof applicationTexts | typeof organisationTexts | typeof commonTexts;
type Added = Credentials & { name: string };

/** Adds an application, and shows its credentials, of which the secret is never shown again. */
export function AddApplication({ onClose }: { onClose: () => void }) {
  const text = useLoadedText<Texts>();
  const [added, setAdded] = useState<Added>();
  return (
    <Dialog
      open
      // A click outside would lose the secret, or what was typed.
      persistent
      onClose={onClose}
      title={added ? text('applications.addedTitle', { name: added.name }) : text('applications.addTitle')}
      closeLabel={text('common.close')}
    >
      {added ? (
        <AddedCredentials added={added} onClose={onClose} />
      ) : (
        <AddForm onClose={onClose} onAdded={setAdded} />
      )}
    </Dialog>
  );
}

/** The credentials in place of the form; the focus goes from its button to what they are for. */
function AddedCredentials({ added, onClose }: { added: Added; onClose: () => void }) {
  const text = useLoadedText<Texts>();
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div className={styles.settings}>
      <p ref={words} tabIndex={-1} className={styles.credentialsText}>
        {text('applications.addedText')}
      </p>
      <CopiedField label={text('applications.id')} value={added.id} />
      <CopiedField label={text('applications.secret')} value={added.secret} />
      <div className={styles.dialogActions}>
        <Button kind="primary" onClick={onClose}>
          {text('common.close')}
        </Button>
      </div>
    </div>
  );
}

type AddFormProps = { onClose: () => void; onAdded: (added: Added) => void };

function AddForm({ onClose, onAdded }: AddFormProps) {
  const { add } = useApp().part(applications);
  const text = useLoadedText<Texts>();
  const [name, setName] = useState('');
  const [pages, setPages] = useState('');
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { busy, problem, run } = useSubmission('add an application', addProblem);
  const wrong = wrongOrigin(pages);
  const origins = originsIn(pages);
  const problems = {
    name: name.trim() === '' ? text('applications.nameMissing') : undefined,
    pages: wrong
      ? text('applications.pageInvalid', wrong)
      : origins.length === 0
        ? text('applications.pagesMissing')
        : origins.length > maxPages
          ? text('applications.tooManyPages', { most: maxPages })
          : undefined,
  };
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    const [first] = (['name', 'pages'] as const).filter((field) => problems[field] !== undefined);
    if (first) return form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    void run(async () => onAdded({ ...(await add({ name: name.trim(), origins })), name: name.trim() }));
  }
  return (
    <form ref={form} className={styles.settings} onSubmit={handleSubmit} noValidate>
      <Field
        label={text('applications.name')}
        name="name"
        autoComplete="off"
        maxLength={200}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={tried ? problems.name : undefined}
      />
      <TextArea
        label={text('applications.pages')}
        hint={text('applications.pagesHint', { field: text('organisation.origins') })}
        name="pages"
        spellCheck={false}
        value={pages}
        onChange={(event) => setPages(event.target.value)}
        error={tried ? problems.pages : undefined}
      />
      <FormProblem
        message={
          problem && !busy ? text(`applications.${problem.key}`, { message: problem.message }) : undefined
        }
        away={problem?.away}
      />
      <div className={styles.dialogActions}>
        <Button onClick={onClose} disabled={busy}>
          {text('common.cancel')}
        </Button>
        <Button kind="primary" type="submit" busy={busy}>
          {text('applications.submit')}
        </Button>
      </div>
    </form>
  );
}

type AddProblem = { key: 'addFailed' | 'refused' | 'tooMany'; message: string; away?: Away };

/** Why nothing was added, with the server's message about an entry. */
function addProblem(error: unknown): AddProblem {
  const failed = { key: 'addFailed', message: '' } as const;
  if (!(error instanceof ApiError)) return failed;
  const away = awayOf(error);
  if (away) return { ...failed, away };
  if (error.code === 'TOO_MANY_APPLICATIONS') return { ...failed, key: 'tooMany' };
  return error.status === 400 ? { key: 'refused', message: error.message } : failed;
}
