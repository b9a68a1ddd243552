import type { App } from '#core/app.ts';
import { type ComparisonRequest, comparisons } from '#core/comparison/store.ts';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { Comparison } from '#core/contract/main/comparison.ts';
import { comparisonFileName, comparisonPaper } from '#core/law/comparison/report/paper.ts';
import { today } from '#core/lib/dates.ts';
import { saveFile } from '../ui/save-file.ts';

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

type Exported = {
  app: App;
  comparison: Comparison;
  request: ComparisonRequest;
  language: LanguageCode;
  only: boolean;
};

/** Saves a comparison through the browser's downloads. */
export async function saveComparison(
  kind: 'docx' | 'pdf',
  { app, comparison, request, language, only }: Exported,
): Promise<void> {
  const name = `${comparisonFileName(comparison)}.${kind}`;
  if (kind === 'pdf') return saveFile(name, await app.part(comparisons).pages(request, { language, only }));
  const { comparisonDocx } = await import('#core/comparison/export-docx.ts');
  const content = await comparisonDocx(
    comparisonPaper(comparison, { language, only, madeOn: today(app.now()) }),
  );
  saveFile(name, new Blob([content], { type: wordType }));
}
