import { CircleAlert, CircleCheck, type IconNode, ListChecks, LoaderCircle } from 'lucide';
import type { PdfUpload, PdfUploadState } from '#core/contract/main/pdf-uploads.ts';
import type { pdfUploadTexts } from '#core/i18n/pdfuploads.ts';
import { useLoadedText } from '#widgets/app-context.tsx';
import { Icon } from '#widgets/ui/Icon.tsx';
import * as styles from './pdf-upload.css.ts';

const icons = {
  arriving: LoaderCircle,
  waiting: LoaderCircle,
  reading: LoaderCircle,
  refused: CircleAlert,
  recognised: ListChecks,
  publishing: LoaderCircle,
  published: CircleCheck,
} as const satisfies Record<PdfUploadState, IconNode>;

/** How far an upload has come, by shape and word; read aloud when it changes. */
export function StateMark({ upload: { state, published, version } }: { upload: PdfUpload }) {
  const text = useLoadedText<typeof pdfUploadTexts>();
  const isChanged = state === 'published' && published !== undefined && published.version !== version;
  return (
    <p aria-live="polite" className={styles.state} data-state={state}>
      <Icon of={icons[state]} size={14} />
      {text(isChanged ? 'pdfuploads.changedSince' : `pdfuploads.state-${state}`)}
    </p>
  );
}
