import { useState } from 'react';
import type { ProviderDraft } from '#core/contract/main/provider-drafts.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import type { providerDraftTexts } from '#core/i18n/providerdrafts.ts';
import { type DraftProblem, providerDrafts } from '#core/provider-drafts/store.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { FormProblem } from '#widgets/FormProblem.tsx';
import { NumberConfirmDialog } from '#widgets/NumberConfirmDialog.tsx';
import * as styles from './drafts.css.ts';

type DiscardDraftProps = { draft: ProviderDraft; topic: string; onClose: () => void; onDone: () => void };

/** Discards a draft after the displayed number was typed (specification, section 5). */
export function DiscardDraft({ draft, topic, onClose, onDone }: DiscardDraftProps) {
  const text = useLoadedText<typeof providerDraftTexts | typeof commonTexts>();
  const { discard } = useApp().part(providerDrafts);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<DraftProblem>();
  const run = async () => {
    setBusy(true);
    const failed = await discard(draft, topic);
    setBusy(false);
    setProblem(failed);
    if (failed === undefined) onDone();
  };
  return (
    <NumberConfirmDialog
      heading={text('providerdrafts.discardTitle')}
      intro={text('providerdrafts.discardText', { topic })}
      cancelLabel={text('common.cancel')}
      submitLabel={text('providerdrafts.discard')}
      numberLabel={(number) => text('providerdrafts.typeNumber', { number })}
      wrongNumber={text('providerdrafts.wrongNumber')}
      invalidLabel={text('providerdrafts.invalidData')}
      className={styles.form}
      busy={busy}
      problem={
        <FormProblem message={problem && text(`providerdrafts.${problem.key}`)} away={problem?.away} />
      }
      onCancel={onClose}
      onSubmit={() => void run()}
    />
  );
}
