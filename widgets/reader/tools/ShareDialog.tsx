import { type FormEvent, useId, useState } from 'react';
import { longestShareMessage, maxRecipients } from '#core/contract/main/share.ts';
import { ApiError } from '#core/http/api-error.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import { shareTexts } from '#core/i18n/share.ts';
import { joinParagraphId } from '#core/law/paragraph-id.ts';
import { useApp, useLoadedText, useText } from '../../app-context.tsx';
import { FormProblem } from '../../FormProblem.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { useScene } from '../reader-scene.ts';
import * as styles from './share.css.ts';

type ShareDialogProps = { path: string; onClose: () => void };

/** Sends a paragraph by e-mail. */
export function ShareDialog(props: ShareDialogProps) {
  return useText(shareTexts) ? <OpenDialog {...props} /> : null;
}

/** As far as a slip of the pen shows; the server examines addresses. */
const address = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/;

type Texts = typeof shareTexts | typeof commonTexts;

const problems = {
  RECIPIENT_REQUIRED: 'share.needsRecipient',
  INTERNAL_DOCUMENT: 'share.internal',
  TOO_MANY_MAILS: 'share.limited',
  TOO_MANY_REQUESTS: 'share.limited',
  ISOLATED_TESTER: 'share.isolated',
} as const;
const problemOf = (error: unknown) => {
  const code = error instanceof ApiError ? error.code : '';
  return Object.hasOwn(problems, code) ? problems[code as keyof typeof problems] : 'share.failed';
};

function OpenDialog({ path, onClose }: ShareDialogProps) {
  const { main, notices } = useApp();
  const { nameOf, notify, props, versionDate, language } = useScene();
  const text = useLoadedText<Texts>();
  const form = useId();
  const [typed, setTyped] = useState('');
  const [message, setMessage] = useState('');
  const [error, setError] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function send(event: FormEvent) {
    event.preventDefault();
    const recipients = typed.split(/[\s,;]+/).filter((one) => one !== '');
    const bad = recipients.find((one) => !address.test(one));
    const wrong =
      recipients.length === 0
        ? text('share.needsRecipient')
        : bad !== undefined
          ? text('share.badAddress', { address: bad })
          : recipients.length > maxRecipients
            ? text('share.tooMany')
            : undefined;
    setError(wrong);
    setProblem(undefined);
    if (wrong !== undefined) return;
    setBusy(true);
    try {
      const completeParagraphID = joinParagraphId(props.regTextId, path);
      const body = { recipients, message, completeParagraphID, language, versionDate };
      const { recipients: count } = await main.shareRegArt({ body });
      notify(text('share.sent', { count }));
      onClose();
    } catch (failure) {
      notices.report(failure, 'share a paragraph');
      setProblem(text(problemOf(failure)));
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      persistent
      onClose={onClose}
      title={text('share.title', { name: nameOf(path) })}
      closeLabel={text('common.close')}
      footer={
        <>
          <Button onClick={onClose}>{text('common.cancel')}</Button>
          <Button kind="primary" type="submit" form={form} busy={busy}>
            {text('share.send')}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} noValidate onSubmit={(event) => void send(event)}>
        <TextArea
          label={text('share.recipients')}
          hint={text('share.recipientsHint')}
          error={error}
          rows={2}
          autoComplete="email"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <TextArea
          label={text('share.message')}
          hint={text('share.content')}
          rows={4}
          maxLength={longestShareMessage}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
        />
        <FormProblem message={problem} />
      </form>
    </Dialog>
  );
}
