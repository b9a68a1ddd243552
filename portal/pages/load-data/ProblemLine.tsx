import { maxLoadedFileSize } from '#core/contract/main/loaded-files.ts';
import { maxTableSize } from '#core/contract/main/loaded-rows.ts';
import type { loadingTexts } from '#core/i18n/loading.ts';
import { formatFileSize } from '#core/lib/file-size.ts';
import { localeOf } from '#core/lib/locales.ts';
import type { LoadProblem } from '#core/loading/load-problem.ts';
import { useInterfaceLanguage, useLoadedText } from '#widgets/app-context.tsx';
import { ReasonLine } from '#widgets/ReasonLine.tsx';

/** Why something was not done with a file; read aloud when it appears. */
export function ProblemLine({ problem }: { problem: LoadProblem | undefined }) {
  const text = useLoadedText<typeof loadingTexts>();
  const locale = localeOf(useInterfaceLanguage());
  const size = formatFileSize(maxLoadedFileSize, locale);
  const tableSize = formatFileSize(maxTableSize, locale);
  const words = problem && text(`loading.${problem.key}`, { size, tableSize });
  return <ReasonLine words={words} away={problem?.away} />;
}
