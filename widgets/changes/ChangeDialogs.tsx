import type { Change } from '#core/contract/domain/changes.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';
import type { ChangeScene } from './change-scene.ts';
import type { ChangeDialogState } from './use-change-scene.tsx';

const ChangeDialog = lazyComponent(async () => (await import('./ChangeDialog.tsx')).ChangeDialog);
const DeleteChangeDialog = lazyComponent(
  async () => (await import('./DeleteChangeDialog.tsx')).DeleteChangeDialog,
);
const ChangeHistory = lazyComponent(async () => (await import('./ChangeHistory.tsx')).ChangeHistory);
const ReasonDialog = lazyComponent(async () => (await import('./ReasonDialog.tsx')).ReasonDialog);

type ChangeDialogsProps = {
  dialog: ChangeDialogState | undefined;
  save: ChangeScene['save'];
  decline: (change: Change, reason: string) => Promise<boolean>;
  onClose: () => void;
  onSaved: (change: Change) => void;
};

/** What is open above the table; each loads with its first use. */
export function ChangeDialogs({ dialog, save, decline, onClose, onSaved }: ChangeDialogsProps) {
  switch (dialog?.kind) {
    case 'new':
      return <ChangeDialog change={undefined} onClose={onClose} onSaved={onSaved} />;
    case 'edit':
      return <ChangeDialog change={dialog.change} onClose={onClose} onSaved={onSaved} />;
    case 'delete':
      return <DeleteChangeDialog change={dialog.change} onClose={onClose} />;
    case 'history':
      return <ChangeHistory change={dialog.change} onClose={onClose} />;
    case 'status': {
      const { kind, change, status } = dialog.question;
      return (
        <ReasonDialog
          question={dialog.question}
          onClose={onClose}
          onSubmit={(reason) =>
            kind === 'decline'
              ? decline(change, reason)
              : save(change, { domainData: { status }, ...(reason && { reason }) })
          }
        />
      );
    }
    default:
      return null;
  }
}
