import { useState } from 'react';
import { loadedValue } from '#core/async/loadable.ts';
import type { ProviderDraft } from '#core/contract/main/provider-drafts.ts';
import { providerDrafts } from '#core/provider-drafts/store.ts';
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
    takeTheirs: async () => {
      await load();
      const theirs = loadedValue($drafts.get())?.find(({ id }) => id === draft.id);
      if (theirs === undefined) return;
      setBase(theirs);
      setForm(formOfDraft(theirs));
    },
  };
}
