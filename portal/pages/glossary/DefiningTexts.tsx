import type { DefiningText } from '#core/glossary/narrow.ts';
import type { glossaryTexts } from '#core/i18n/glossary.ts';
import { useLoadedText } from '#widgets/app-context.tsx';
import { SampleTag } from '#widgets/SampleTag.tsx';
import { ViewSelect } from '../ViewSelect.tsx';
import * as list from '../view-list.css.ts';
import * as styles from './glossary.css.ts';

type DefiningTextsProps = {
  texts: readonly DefiningText[];
  /** Absent while the terms load. */
  total: number | undefined;
  chosen: string | undefined;
  onChoose: (regTextId: string | undefined) => void;
};

/** The documents with definitions, with their numbers of terms. */
export function DefiningTexts({ texts, total, chosen, onChoose }: DefiningTextsProps) {
  const text = useLoadedText<typeof glossaryTexts>();
  const entries = [
    { regTextId: undefined, name: text('glossary.all'), count: total ?? 0, sample: false },
    ...texts,
  ];
  return (
    <nav className={styles.texts} aria-label={text('glossary.documents')}>
      <ViewSelect
        label={text('glossary.documents')}
        views={entries.map(({ regTextId, name, count }) => ({ value: regTextId ?? '', label: name, count }))}
        value={chosen ?? ''}
        onChange={(value) => onChoose(value || undefined)}
      />
      <h2 className={list.viewsHead}>{text('glossary.documents')}</h2>
      <ul className={list.viewList}>
        {entries.map(({ regTextId, name, count, sample }) => (
          <li key={regTextId ?? ''}>
            <button
              type="button"
              className={list.view}
              aria-pressed={regTextId === chosen}
              onClick={() => onChoose(regTextId)}
            >
              <span className={styles.textName}>{name}</span>
              <SampleTag of={{ sample }} />
              <span className={list.count}>{count || ''}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
