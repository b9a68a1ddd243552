import { type FormEvent, useId, useState } from 'react';
import { useLocation } from 'wouter';
import type { commonTexts } from '#core/i18n/common.ts';
import type { topicPageTexts } from '#core/i18n/topicpages.ts';
import { useInterfaceLanguage, useLoadedText } from '#widgets/app-context.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { Dialog } from '#widgets/ui/Dialog.tsx';
import { Field } from '#widgets/ui/Field.tsx';
import { routes } from '../../routes.ts';
import * as styles from './topic-pages.css.ts';

/** As the contract has it. */
const topicName = /^[a-z0-9][a-z0-9_-]{0,79}$/;

type NewTopicProps = { taken: readonly string[]; onClose: () => void };

/** Begins a new page with the name that its address will have; it is there once it is saved. */
export function NewTopic({ taken, onClose }: NewTopicProps) {
  const text = useLoadedText<typeof topicPageTexts | typeof commonTexts>();
  const language = useInterfaceLanguage();
  const [, navigate] = useLocation();
  const [name, setName] = useState('');
  const [tried, setTried] = useState(false);
  const id = useId();
  const fault = taken.includes(name) ? 'nameTaken' : topicName.test(name) ? undefined : 'nameWrong';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (fault === undefined) navigate(routes.topicPages.address(name, language));
  };
  return (
    <Dialog
      open
      persistent
      width="confirm"
      title={text('topicpages.newPage')}
      closeLabel={text('common.cancel')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text('common.cancel')}</Button>
          <Button kind="primary" type="submit" form={id}>
            {text('topicpages.create')}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} onSubmit={submit} noValidate>
        <Field
          size="normal"
          label={text('topicpages.name')}
          hint={text('topicpages.nameHint')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={80}
          value={name}
          error={tried && fault ? text(`topicpages.${fault}`) : undefined}
          onChange={(event) => setName(event.target.value.trim().toLowerCase())}
        />
      </form>
    </Dialog>
  );
}
