import { useStore } from '@nanostores/react';
import { RotateCw } from 'lucide';
import { useId } from 'react';
import type { IndexState } from '#core/contract/main/technical.ts';
import type { technicalTexts } from '#core/i18n/technical.ts';
import { formatMoment } from '#core/lib/dates.ts';
import { languageName } from '#core/lib/language-names.ts';
import { localeOf } from '#core/lib/locales.ts';
import { partKey, technical } from '#core/technical/store.ts';
import { type TextOf, useApp, useInterfaceLanguage, useLoadedText } from '#widgets/app-context.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import * as tables from '../administration/administration.css.ts';
import { ColumnNames } from '../administration/ColumnNames.tsx';
import { LabelledCell } from '../administration/LabelledCell.tsx';
import * as styles from './technical.css.ts';

const columns = ['part', 'entries', 'missing', 'built', 'action'] as const;

/** The parts of the search index, each of which can be built anew. */
export function IndexParts({ parts }: { parts: readonly IndexState[] }) {
  const text = useLoadedText<typeof technicalTexts>();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {text('technical.index')}
      </h2>
      <table className={tables.table}>
        <ColumnNames names={columns.map((column) => text(`technical.${column}`))} />
        <tbody className={tables.body}>
          {parts.map((part) => (
            <PartRow key={partKey(part)} part={part} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function PartRow({ part }: { part: IndexState }) {
  const text = useLoadedText<typeof technicalTexts>();
  const language = useInterfaceLanguage();
  const locale = localeOf(language);
  const { $building, build } = useApp().part(technical);
  const isBuilding = useStore($building).has(partKey(part)) || part.build?.state === 'running';
  const kind = text(`technical.${part.entityType}`);
  const name = part.language ? `${kind}, ${languageName(part.language, language)}` : kind;
  return (
    <tr className={tables.row}>
      <th scope="row" className={tables.rowName}>
        {name}
      </th>
      <LabelledCell className={tables.time} label={text('technical.entries')}>
        {part.entries.toLocaleString(locale)}
      </LabelledCell>
      <LabelledCell className={tables.time} label={text('technical.missing')}>
        <span className={part.missing > 0 ? tables.lacks : undefined}>
          {part.missing.toLocaleString(locale)}
        </span>
      </LabelledCell>
      <LabelledCell label={text('technical.built')}>
        <span aria-live="polite">{builtWords(part, text, locale)}</span>
        {part.build?.state === 'running' ? (
          <progress className={styles.progress} max={100} value={part.build.progress} aria-label={name} />
        ) : null}
      </LabelledCell>
      <td className={tables.cell}>
        <Button
          size="small"
          icon={RotateCw}
          aria-label={text('technical.buildOf', { part: name })}
          busy={isBuilding}
          onClick={() => void build(part, name)}
        >
          {text('technical.build')}
        </Button>
      </td>
    </tr>
  );
}

function builtWords({ build }: IndexState, text: TextOf<typeof technicalTexts>, locale: string): string {
  if (build === undefined) return text('technical.never');
  const at = formatMoment(build.at, locale);
  if (build.state === 'running') return text('technical.running', { percent: build.progress });
  if (build.state === 'lost') return text('technical.lost', { at });
  return build.state === 'failed' ? text('technical.failedAt', { at }) : at;
}
