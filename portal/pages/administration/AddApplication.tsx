import { type FormEvent, useRef, useState } from 'react';
import { ApiError } from '#core/http/api-error.ts';
import type { applicationTexts } from '#core/i18n/applications.ts';
import type { commonTexts } from '#core/i18n/common.ts';
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

/** Adds an application, and shows its credentials, of which the secret is never shown again. */
export function AddApplication({ onClose }: { onClose: () => void }) {
  const text = useLoadedText<typeof applicationTexts | typeof commonTexts>();
  const [added, setAdded] = useState<Credentials & { name: string }>();
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
        <div className={styles.settings}>
          <p role="status">{text('applications.addedText')}</p>
          <CopiedField label={text('applications.id')} value={added.id} />
          <CopiedField label={text('applications.secret')} value={added.secret} />
          <div className={styles.dialogActions}>
            <Button kind="primary" onClick={onClose}>
              {text('common.close')}
            </Button>
          </div>
        </div>
      ) : (
        <AddForm onClose={onClose} onAdded={setAdded} />
      )}
    </Dialog>
  );
}

type AddFormProps = { onClose: () => void; onAdded: (added: Credentials & { name: string }) => void };

function AddForm({ onClose, onAdded }: AddFormProps) {
  const { add } = useApp().part(applications);
  const text = useLoadedText<typeof applicationTexts | typeof commonTexts>();
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
        hint={text('applications.pagesHint')}
        name="pages"
        spellCheck={false}
        value={pages}
        onChange={(event) => setPages(event.target.value)}
        error={tried ? problems.pages : undefined}
      />
      <FormProblem
        message={
          problem === undefined || busy
            ? undefined
            : problem.refused === undefined
              ? text('applications.addFailed')
              : text('applications.refused', { message: problem.refused })
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

/** Why nothing was added: the server's message about an entry, or the server that cannot be reached. */
function addProblem(error: unknown): { refused?: string; away?: 'domain' } {
  if (!(error instanceof ApiError)) return {};
  if (error.kind === 'network') return { away: 'domain' };
  return error.status === 400 || error.status === 409 ? { refused: error.message } : {};
}
