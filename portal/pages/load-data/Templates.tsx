import { useState } from 'react';
import {
  type RowKindName,
  rowKindNames,
  type TableFormat,
  tableFormats,
} from '#core/contract/main/loaded-rows.ts';
import type { loadingTexts } from '#core/i18n/loading.ts';
import type { LoadProblem } from '#core/loading/load-problem.ts';
import { loading } from '#core/loading/loading-store.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { saveFile } from '#widgets/ui/save-file.ts';
import * as styles from './load-data.css.ts';
import { ProblemLine } from './ProblemLine.tsx';

/** Examples of tables, to be filled in: each kind in each format. */
export function Templates() {
  const text = useLoadedText<typeof loadingTexts>();
  const { template } = useApp().part(loading);
  const [problem, setProblem] = useState<LoadProblem>();
  const save = async (kind: RowKindName, format: TableFormat) => {
    setProblem(undefined);
    const file = await template(kind, format);
    if (file instanceof Blob) saveFile(`${kind}.${format}`, file);
    else setProblem(file);
  };
  return (
    <details className={styles.templates}>
      <summary>{text('loading.templates')}</summary>
      <p className={styles.facts}>{text('loading.templatesAbout')}</p>
      <div className={styles.templateList}>
        {rowKindNames.map((kind) => (
          <TemplateLine key={kind} kind={kind} onSave={(format) => void save(kind, format)} />
        ))}
      </div>
      <ProblemLine problem={problem} />
    </details>
  );
}

function TemplateLine({ kind, onSave }: { kind: RowKindName; onSave: (format: TableFormat) => void }) {
  const text = useLoadedText<typeof loadingTexts>();
  const name = text(`loading.kind-${kind}`);
  return (
    <>
      <span>{name}</span>
      <span className={styles.actions}>
        {tableFormats.map((format) => (
          <Button
            key={format}
            size="small"
            aria-label={text('loading.templateOf', { kind: name, format: format.toUpperCase() })}
            onClick={() => onSave(format)}
          >
            {format.toUpperCase()}
          </Button>
        ))}
      </span>
    </>
  );
}
