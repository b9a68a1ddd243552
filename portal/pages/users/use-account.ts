import { type FormEvent, useState } from 'react';
import type { App } from '#core/app.ts';
import type { User } from '#core/contract/domain/user.ts';
import {
  type Account,
  type AccountForm,
  accountChanges,
  accountErrors,
  accountForm,
  type SavedPart,
  saveAccount,
} from '#core/users/account-form.ts';
import { type Refusal, refusal } from '#core/users/refusal.ts';
import { useApp } from '#widgets/app-context.tsx';
import { chooseInterfaceLanguage } from '../../preferences.ts';

export type FailedPart = { part: SavedPart; why: Refusal };

/** The stored account, the entries of its form, and saving them. */
export function useAccount(loaded: Account, isOwn: boolean) {
  const app = useApp();
  const [account, setAccount] = useState(loaded);
  const [form, setForm] = useState(() => accountForm(loaded));
  const [untold, setUntold] = useState(false);
  const [failed, setFailed] = useState<FailedPart[]>([]);
  const [busy, setBusy] = useState(false);

  const changes = accountChanges(account, form);
  const errors = accountErrors(account, form);
  const isChanged = untold || Object.keys(changes).length > 0;
  const isReady = isChanged && Object.keys(errors).length === 0;

  async function save() {
    setBusy(true);
    const saved = await saveAccount(app, account, changes, untold);
    for (const { part, error } of saved.failed) app.notices.report(error, `save an account (${part})`);
    setFailed(saved.failed.map(({ part, error }) => ({ part, why: refusal(error) })));
    setAccount(saved.account);
    setUntold(saved.untold);
    setBusy(false);
    if (isOwn) await followAccount(app, account.user, saved.account.user);
    if (saved.failed.length === 0) app.notices.tell({ kind: 'success', key: 'people.saved' });
  }
  return {
    account,
    form,
    change: (part: Partial<AccountForm>) => setForm({ ...form, ...part }),
    errors,
    isChanged,
    isReady,
    busy,
    failed,
    handleSubmit(event: FormEvent) {
      event.preventDefault();
      if (isReady && !busy) void save();
    },
  };
}

/** Updates session, languages and links after users changed their own account. */
async function followAccount(app: App, before: User, user: User): Promise<void> {
  app.session.keepUser(user);
  // The choice of the language picker stays, unless the preferred language changed.
  if (user.preferredLanguage !== before.preferredLanguage)
    app.$documentLanguage.set(user.documentDisplayLanguage);
  await chooseInterfaceLanguage(app, user.preferredLanguage);
}
