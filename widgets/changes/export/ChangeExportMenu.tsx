import { FileSpreadsheet, FileType } from 'lucide';
import { useState } from 'react';
import { loadedValue } from '#core/async/loadable.ts';
import type { ChangeQuery } from '#core/change-filter/change-address.ts';
import { changeColumns } from '#core/change-filter/columns.ts';
import { changesPaper, changesSheet, type DisplayedChanges } from '#core/changes/export/changes-file.ts';
import { colleagues } from '#core/comments/colleagues.ts';
import type { ChangeStatus } from '#core/contract/change-values.ts';
import type { Change } from '#core/contract/domain/changes.ts';
import { changeExportTexts } from '#core/i18n/changeexport.ts';
import type { changesTexts } from '#core/i18n/changes.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import { lightColors } from '#styles/tokens.ts';
import { type TextOf, useApp, useLoadedText, useText } from '../../app-context.tsx';
import { ExportDialog } from '../../export/ExportDialog.tsx';
import type { FileKind } from '../../export/file-kinds.ts';
import type { ListExport } from '../../export/run-export.ts';
import { useExport } from '../../export/use-export.ts';
import type { MenuOfButton } from '../../ui/MenuButton.tsx';
import { type MenuItem, MenuPopup } from '../../ui/MenuPopup.tsx';
import { useChangeScene } from '../change-scene.ts';
import type { ChangeTableModel } from '../use-change-table.ts';

export type ChangeExportMenuProps = {
  menu: MenuOfButton;
  table: ChangeTableModel;
  query: ChangeQuery;
  /** Whether one change alone is displayed. */
  isOne: boolean;
  /** The absolute address of a change alone, by its name in addresses, where it has one. */
  addressOf?: ((slug: string) => string | undefined) | undefined;
  /** Called with the name of the file before it is made; false cancels it. */
  onDownload?: ((name: string) => boolean) | undefined;
};

/** What is displayed as a file: which kinds there are, how far it is, and what became of it. */
export function ChangeExportMenu(props: ChangeExportMenuProps) {
  const text = useText(changeExportTexts);
  return text ? <Menu {...props} /> : null;
}

/** Documents are light. */
const colourOf = (name: 'red' | 'amber' | 'green' | 'ink3') => lightColors[name].slice(1);
const colours: Record<ChangeStatus, string> = {
  R: colourOf('red'),
  A: colourOf('amber'),
  G: colourOf('green'),
  '?': colourOf('ink3'),
  D: colourOf('green'),
  O: colourOf('ink3'),
};

type Text = TextOf<typeof changesTexts | typeof changeExportTexts | typeof commonTexts>;

function Menu(props: ChangeExportMenuProps) {
  const { menu, table, onDownload } = props;
  const text: Text = useLoadedText();
  const prepare = usePrepare(props, text);
  const { progress, start, cancel } = useExport(onDownload);
  const [failed, setFailed] = useState<FileKind>();
  const run = async (kind: FileKind) => {
    setFailed(undefined);
    if (!(await start(() => prepare(kind)))) setFailed(kind);
  };
  const isEmpty = table.matching.length === 0;
  const item = (kind: FileKind, icon: MenuItem['icon']): MenuItem => ({
    id: kind,
    label: text(`changeexport.${kind}`),
    icon,
    disabled: isEmpty,
    detail: isEmpty ? text('changeexport.nothingShown') : undefined,
    onSelect: () => void run(kind),
  });
  return (
    <>
      <MenuPopup
        {...menu}
        label={text('changes.export')}
        items={[item('xlsx', FileSpreadsheet), item('docx', FileType)]}
        align="end"
      />
      <ExportDialog
        words={{
          title: text('changeexport.title'),
          cancel: text('common.cancel'),
          close: text('common.close'),
          retry: text('common.retry'),
          failed: text('changeexport.failed'),
          writing: text('changeexport.writing'),
          exporting: (done, total) => text('changeexport.exporting', { done, total }),
        }}
        progress={progress}
        isFailed={failed !== undefined}
        onCancel={cancel}
        onRetry={() => failed && void run(failed)}
        onClose={() => setFailed(undefined)}
      />
    </>
  );
}

/** What is displayed at the time, once the names of owners are known. */
function usePrepare({ table, query, isOne, addressOf }: ChangeExportMenuProps, text: Text) {
  const { part, now } = useApp();
  const { words } = useChangeScene();
  const { $people, load } = part(colleagues);
  return async (kind: FileKind): Promise<ListExport<Change>> => {
    await load();
    const people = loadedValue($people.get());
    if (people === undefined) throw new Error('the names of owners are not known');
    const displayed: DisplayedChanges = {
      rows: table.matching,
      total: table.total,
      query,
      isOne,
      columns: table.columns.flatMap(({ id }) => changeColumns.find((column) => column === id) ?? []),
      words: { ...words, text, people: new Map(people.map(({ id, fullName }) => [id, fullName])) },
      addressOf: ({ slug }) => addressOf?.(slug),
      madeAt: now(),
    };
    return {
      ...fileOf(kind, displayed),
      fileName: (day) => text('changeexport.fileName', { day, kind }),
      doing: 'export changes',
      notices: { exported: 'changeexport.exported', cancelled: 'changeexport.cancelled' },
    };
  };
}

function fileOf(kind: FileKind, displayed: DisplayedChanges): Pick<ListExport<Change>, 'file' | 'source'> {
  if (kind === 'xlsx') {
    const { head, source } = changesSheet(displayed);
    return { file: { kind, head }, source };
  }
  const { head, source } = changesPaper(displayed, colours);
  return { file: { kind, head }, source };
}
