import { useState } from 'react';
import type { PdfUpload } from '#core/contract/main/pdf-uploads.ts';
import type { pdfUploadTexts } from '#core/i18n/pdfuploads.ts';
import type { UploadProblem } from '#core/pdf-uploads/pdf-problem.ts';
import { pdfUploads } from '#core/pdf-uploads/store.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { Field } from '#widgets/ui/Field.tsx';
import { ProblemLine } from './ProblemLine.tsx';
import * as styles from './pdf-upload.css.ts';

/** Asks for the password of an encrypted file. */
export function PasswordForm({ upload }: { upload: PdfUpload }) {
  const text = useLoadedText<typeof pdfUploadTexts>();
  const store = useApp().part(pdfUploads);
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<UploadProblem>();
  return (
    <form
      className={styles.password}
      onSubmit={(event) => {
        event.preventDefault();
        if (password === '' || busy) return;
        // The form goes once the password is right.
        const title = event.currentTarget.closest('li')?.querySelector<HTMLElement>('h3');
        setBusy(true);
        void store.unlock(upload, password).then((failed) => {
          setBusy(false);
          setProblem(failed);
          if (failed === undefined) title?.focus();
        });
      }}
    >
      <Field
        label={text('pdfuploads.password')}
        size="normal"
        // Of a file, not of a person: a password manager has nothing to offer.
        type="password"
        autoComplete="off"
        maxLength={200}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <Button type="submit" busy={busy}>
        {text('pdfuploads.unlock')}
      </Button>
      <ProblemLine problem={problem} />
    </form>
  );
}
