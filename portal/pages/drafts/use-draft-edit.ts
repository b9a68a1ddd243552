import { useState } from 'react';
import { loadedValue } from '#core/async/loadable.ts';
import type { ProviderDraft } from '#core/contract/main/provider-drafts.ts';
import { type DraftProblem, providerDrafts } from '#core/provider-drafts/store.ts';
import { useApp } from '#widgets/app-context.tsx';
import { formOfDraft } from './draft-form.ts';

/** What is typed, and the draft as it was when somebody began: a newer one is only taken when they say so. */
export function useDraftEdit(draft: ProviderDraft) {
  const { $drafts, load } = useApp().part(providerDrafts);
  const [base, setBase] = useState(draft);
  const [form, setForm] = useState(() => formOfDraft(draft));
  return {
    base,
    form,
    setForm,
    /** Takes the newer one, or says why there is none; then what is typed stays. */
    takeTheirs: async (): Promise<DraftProblem | undefined> => {
      if (!(await load(true))) return { key: 'notDone' };
      const theirs = loadedValue($drafts.get())?.find(({ id }) => id === draft.id);
      if (theirs === undefined) return { key: 'gone' };
      setBase(theirs);
      setForm(formOfDraft(theirs));
      return undefined;
    },
  };
}
