import { Diff } from 'lucide';
import { type CSSProperties, createElement, Fragment, memo, type ReactNode, useContext } from 'react';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { ParallelOutline, ParallelUnit } from '#core/contract/main/parallel.ts';
import { containerKinds, type Unit } from '#core/contract/main/regulation-text.ts';
import type { parallelTexts } from '#core/i18n/parallel.ts';
import type { readerTexts } from '#core/i18n/reader.ts';
import { outdatedRows } from '#core/law/parallel/outdated.ts';
import { type ParallelCell, type ParallelRow, parallelRows } from '#core/law/parallel/rows.ts';
import { formatDate } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { useInterfaceLanguage, useLoadedText } from '../app-context.tsx';
import { Designation } from '../law/Designation.tsx';
import type { Drawing } from '../law/drawing.ts';
import { drawInlines } from '../law/inlines.ts';
import * as law from '../law/law.css.ts';
import { drawParts } from '../law/parts.ts';
import { drawNotes } from '../law/unit.ts';
import { classes } from '../ui/classes.ts';
import { TitleLevel } from '../ui/heading-level.ts';
import { headingTag } from '../ui/heading-tag.ts';
import { Icon } from '../ui/Icon.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { useLanguageNames } from '../use-language-names.ts';
import { FullRow } from './FullRow.tsx';
import { useScene } from './parallel-scene.ts';
import * as styles from './rows.css.ts';

const ChangedSince = lazyComponent(async () => (await import('../ChangedSince.tsx')).ChangedSince);

type UnitRowsProps = { index: number; entry: ParallelOutline; unit: ParallelUnit | undefined };

/** One article or heading: a row for each paragraph, a column for each language. */
export const UnitRows = memo(function UnitRows({ index, entry, unit }: UnitRowsProps) {
  const { opened, drawings } = useScene();
  const { languages } = opened;
  const text = useLoadedText<typeof parallelTexts>();
  const size = { '--reg-chars': String(entry.size) } as CSSProperties;
  const shared = { 'data-index': index, 'data-columns': languages.length, style: size };
  if (!unit)
    return (
      // biome-ignore lint/a11y/useSemanticElements: a table element could not be laid out one language below the other
      <div {...shared} role="rowgroup" className={classes(styles.unit, styles.awaited)} aria-busy="true" />
    );
  const rows = parallelRows(unit);
  const outdated = outdatedRows(unit, rows, languages);
  const hasNotes = unit.columns.some((column) => column && column.notes.length > 0);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table element could not be laid out one language below the other
    <div {...shared} className={styles.unit} role="rowgroup" data-unit={unit.id}>
      {rows.map((row, at) => (
        <Fragment key={row.key}>
          <Row row={row} unit={unit} isFirst={at === 0} outdated={outdated.get(row.key)} />
          {/* Below the heading, where readers notice that the paragraphs do not correspond. */}
          {at === 0 && unit.aligned === 'article' ? (
            <FullRow>
              <p className={styles.degraded}>{text('parallel.byArticle')}</p>
            </FullRow>
          ) : null}
        </Fragment>
      ))}
      {hasNotes ? (
        // biome-ignore lint/a11y/useSemanticElements: as above
        // biome-ignore lint/a11y/useFocusableInteractive: only rows that are places take the focus
        <div role="row" className={styles.row} data-columns={languages.length}>
          {languages.map((language, column) => {
            const own = unit.columns[column];
            const drawing = drawings[column];
            return (
              <Cell key={language} column={column}>
                {own && drawing && own.notes.length > 0 ? drawNotes(own, drawing) : null}
              </Cell>
            );
          })}
        </div>
      ) : null}
    </div>
  );
});

type RowProps = {
  row: ParallelRow;
  unit: ParallelUnit;
  isFirst: boolean;
  /** Languages whose older text of the row reads differently now. */
  outdated: readonly LanguageCode[] | undefined;
};

function Row({ row, unit, isFirst, outdated = [] }: RowProps) {
  const { opened, drawings } = useScene();
  const { languages } = opened;
  const text = useLoadedText<typeof parallelTexts | typeof readerTexts>();
  const spoken = useInterfaceLanguage().toLowerCase();
  const nameOf = useLanguageNames();
  const title = useContext(TitleLevel);
  const first = row.cells.findIndex(Boolean);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table element could not be laid out one language below the other
    <div
      role="row"
      className={classes(styles.row, row.kind === 'head' && styles.headRow)}
      data-columns={languages.length}
      tabIndex={-1}
      {...(row.begins ? { 'data-path': row.path, 'aria-label': drawings[0]?.nameOf(row.path) } : {})}
    >
      {languages.map((language, column) => {
        const cell = row.cells[column];
        const drawing = drawings[column];
        const own = unit.columns[column];
        return (
          <Cell key={language} column={column}>
            {cell && own && drawing ? (
              <>
                {drawCell(row, cell, {
                  unit: own,
                  drawing,
                  level: column === first ? title + 1 + own.depth : undefined,
                })}
                <UnevenMarks row={row} unit={unit} language={language} />
                {outdated.includes(language) ? <ChangedSince /> : null}
              </>
            ) : isFirst && !own ? (
              <p className={styles.absent} lang={spoken}>
                {text('parallel.notInLanguage', { language: nameOf(language) })}
              </p>
            ) : null}
          </Cell>
        );
      })}
    </div>
  );
}

function Cell({ column, children }: { column: number; children: ReactNode }) {
  const { languages } = useScene().opened;
  const language = languages[column];
  return (
    // biome-ignore lint/a11y/useSemanticElements: as above
    <div
      role="cell"
      className={styles.cell}
      data-column={column}
      data-tag={language}
      lang={language?.toLowerCase()}
    >
      {children}
    </div>
  );
}

type Drawn = {
  unit: Unit;
  drawing: Drawing;
  /** Level of its heading; undefined where another column has it. */
  level: number | undefined;
};

function drawCell(row: ParallelRow, cell: ParallelCell, drawn: Drawn): ReactNode {
  const { unit, drawing } = drawn;
  if (row.kind === 'head') return drawHead(cell, drawn);
  const indent = { '--reg-level': String(row.level) } as CSSProperties;
  if (row.kind === 'text' || (row.kind === 'whole' && !cell.num)) {
    const around = unit.kind === 'preface' ? law.preface : undefined;
    return (
      <div className={classes(styles.piece, around)} style={indent}>
        {drawParts(cell.parts, drawing, row.level)}
      </div>
    );
  }
  const { kind } = row;
  const isItem = kind === 'letter' || kind === 'number' || kind === 'dash';
  return (
    <div className={classes(law.kind[kind === 'whole' ? 'paragraph' : kind], styles.piece)} style={indent}>
      {cell.num || isItem ? (
        <span className={isItem ? law.itemNumber : law.paragraphNumber}>
          {cell.num ? drawInlines(cell.num, drawing) : null}
        </span>
      ) : null}
      <div className={law.body}>
        {cell.heading ? <p className={law.textRole.heading}>{drawInlines(cell.heading, drawing)}</p> : null}
        {drawParts(cell.parts, drawing, row.level)}
      </div>
    </div>
  );
}

function drawHead({ num, heading }: ParallelCell, { unit, drawing, level }: Drawn): ReactNode {
  const isContainer = (containerKinds as readonly string[]).includes(unit.kind);
  const depth = unit.marginal ? 'marginal' : unit.depth === 0 ? 'outer' : 'inner';
  return createElement(
    level === undefined ? 'div' : headingTag(level),
    {
      className: classes(
        styles.heading,
        law.headMarks,
        isContainer ? law.containerHead[depth] : law.articleHead,
        unit.repealed && law.repealed,
      ),
    },
    num ? (
      <span className={classes(law.headNumber, isContainer && law.containerNumber)}>
        {drawInlines(num, drawing)}
      </span>
    ) : null,
    heading ? (
      <span className={classes(law.headText, styles.headText)}>{drawInlines(heading, drawing)}</span>
    ) : null,
    !num && !heading ? (
      <span className={classes(law.headText, styles.headText)}>
        <Designation>{drawing.nameOf(unit.id)}</Designation>
      </span>
    ) : null,
    unit.repealed ? (
      <span className={law.repealNote}>
        <Designation>{drawing.repealedSince(unit)}</Designation>
      </span>
    ) : null,
  );
}

type UnevenMarksProps = { row: ParallelRow; unit: ParallelUnit; language: LanguageCode };

/** Says in words that this language changed here and another did not, so that no symbol must be hovered. */
function UnevenMarks({ row, unit, language }: UnevenMarksProps) {
  const { opened } = useScene();
  const text = useLoadedText<typeof parallelTexts | typeof readerTexts>();
  const spoken = useInterfaceLanguage();
  const nameOf = useLanguageNames();
  const locale = localeOf(spoken);
  const unevenPlaces = unit.uneven.filter(
    ({ path, changed }) =>
      changed.includes(language) && (row.kind === 'whole' || (row.begins && path === row.path)),
  );
  const [first] = unevenPlaces;
  if (!first) return null;
  const others = opened.languages.filter(
    (each, column) => unit.columns[column] && !unevenPlaces.every(({ changed }) => changed.includes(each)),
  );
  const names = new Intl.ListFormat(locale).format(others.map(nameOf));
  const date = formatDate(opened.versionDate, locale, 'long');
  return (
    <p className={styles.uneven} lang={spoken.toLowerCase()} data-uneven>
      <Icon of={Diff} size={14} className={styles.unevenSign} />
      <Designation>{text('parallel.uneven', { date, languages: names })}</Designation>
    </p>
  );
}
