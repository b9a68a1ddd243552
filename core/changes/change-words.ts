import type { ChangeStatus } from '../contract/change-values.ts';
import type { changesTexts } from '../i18n/changes.ts';
import type { TextKey } from '../i18n/texts.ts';

type Key = TextKey<typeof changesTexts>;

/** The texts that name the statuses, whose codes are not all names. */
export const statusText: Readonly<Record<ChangeStatus, Key>> = {
  R: 'changes.statusR',
  A: 'changes.statusA',
  G: 'changes.statusG',
  '?': 'changes.statusUnknown',
  D: 'changes.statusD',
  O: 'changes.statusO',
};
