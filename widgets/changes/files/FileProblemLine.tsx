import type { FileProblem } from '#core/changes/file-problem.ts';
import { maxChangeFileSize } from '#core/contract/change-files.ts';
import type { changeFileTexts } from '#core/i18n/changefiles.ts';
import { formatFileSize } from '#core/lib/file-size.ts';
import { localeOf } from '#core/lib/locales.ts';
import { useInterfaceLanguage, useLoadedText } from '../../app-context.tsx';
import { ReasonLine } from '../../ReasonLine.tsx';

/** Why something was not done with a file; read aloud when it appears. */
export function FileProblemLine({ problem }: { problem: FileProblem | undefined }) {
  const text = useLoadedText<typeof changeFileTexts>();
  const size = formatFileSize(maxChangeFileSize, localeOf(useInterfaceLanguage()));
  const words = problem && text(`changefiles.${problem.key}`, { size });
  return <ReasonLine words={words} away={problem?.away} />;
}
