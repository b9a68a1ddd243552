import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it, onTestFinished } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aChange } from '#core/changes/change-fixture.ts';
import type { Change } from '#core/contract/domain/changes.ts';
import { expectAccessible } from '#widgets/testing/axe.ts';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { lampAct } from '#widgets/testing/lamp-act.ts';
import type { Answers } from '#widgets/testing/view.tsx';
import { administrator, bruno } from '../../testing/people.ts';
import { ada, openPortal, type PortalOptions } from '../../testing/portal.tsx';
import { savedFiles } from '../../testing/saved-files.ts';

const editor = administrator.filter((role) => role !== 'ADMINISTRATOR');

const many = (count: number, fields: Partial<Change> = {}) =>
  Array.from({ length: count }, (_, index) =>
    aChange({
      mainChangeElementId: `m${index}`,
      domainId: `d${index}`,
      slug: `change-${index}`,
      topic: `Topic ${index}`,
      ownerId: bruno.id,
      ...fields,
    }),
  );

async function open(search: string, listed: Change[], options: PortalOptions = {}) {
  const answers: Answers = {
    'GET /users/current': { ...ada, roles: editor },
    'GET /users/current/capabilities': ['CAN_SEE_CHANGE'],
    'GET /users/names': [ada, bruno].map(({ id, fullName }) => ({ id, fullName })),
    'POST /ListOfRegulation': [lampAct],
    'GET /CommentType': [],
    'GET /InternalCommentsStatus': [],
    'GET /ChangeElementsDomain/consolidated': listed,
    'GET /ChangeElementsDomain/Rules': { fourEyes: false },
  };
  const test = await openPortal(`/changes${search}`, {
    roles: editor,
    capabilities: ['CAN_SEE_CHANGE'],
    width: 1440,
    answers,
    ...options,
  });
  const main = test.view.getByRole('main');
  const button = main.getByRole('button', { name: 'Export', exact: true });
  const choose = async (kind: string) => {
    await userEvent.click(button);
    await userEvent.click(test.view.getByRole('menuitem', { name: kind }));
  };
  return { ...test, main, button, choose, dialog: test.view.getByRole('dialog', { name: 'Export changes' }) };
}
/** Counts the workers that are started from now on. */
function countWorkers(): () => number {
  const { Worker: usual } = globalThis;
  let started = 0;
  globalThis.Worker = class extends usual {
    constructor(...given: ConstructorParameters<typeof usual>) {
      super(...given);
      started += 1;
    }
  };
  onTestFinished(() => {
    globalThis.Worker = usual;
  });
  return () => started;
}
const bytesOf = async (blobs: Blob[]) => new Uint8Array(await new Blob(blobs).arrayBuffer());

describe('the export of changes', () => {
  it('is a spreadsheet of exactly what is displayed: columns, rows, order', async () => {
    const { blobs, names } = savedFiles();
    const stored = {
      tables: JSON.stringify({
        changes: {
          hidden: ['area', 'volume', 'comments', 'files', 'tasks'],
          order: ['topic', 'status', 'key', 'tasks'],
        },
      }),
    };
    const listed = [
      ...many(3, { status: 'R', key: true }),
      ...many(2, { status: 'G' }).map((one, index) => ({
        ...one,
        domainId: `g${index}`,
        mainChangeElementId: `g${index}`,
      })),
    ];
    const { view, choose, button } = await open('?domainData.status=R&sort=topic&order=desc', listed, {
      stored,
    });
    await expect.element(view.getByText('Topic 2')).toBeVisible();
    await choose('Excel spreadsheet');
    await expect.element(view.getByText('3 changes exported.')).toBeVisible();
    await expect.element(button).toHaveFocus();
    expect(names).toEqual(['changes-2026-06-01.xlsx']);
    const { Workbook } = await import('exceljs');
    const book = new Workbook();
    await book.xlsx.load((await bytesOf(blobs)).buffer);
    const page = book.worksheets[0];
    const row = (number: number) => Array.from((page?.getRow(number).values ?? []) as unknown[]).slice(1);
    const columns = [...document.querySelectorAll('thead tr:first-child th')].slice(1);
    // The head of the column of key changes is an icon.
    expect(row(5)).toEqual(columns.map((cell) => cell.textContent || 'Key (Y/N)'));
    expect(row(5)).toHaveLength(8);
    const at = (number: number, ...names: string[]) => names.map((name) => row(number)[row(5).indexOf(name)]);
    expect([6, 7, 8].map((number) => at(number, 'Topic and summary', 'Status', 'Key (Y/N)'))).toEqual(
      [2, 1, 0].map((index) => [
        {
          text: `Topic ${index}\nLamps must be lit before dusk.`,
          hyperlink: `${window.location.origin}/changes/change-${index}`,
        },
        'Critical',
        'Y',
      ]),
    );
    expect(page?.rowCount).toBe(8);
    expect(page?.getCell('A2').value).toBe('Selection: Status: Critical');
  });

  it('is a document, in the language of the interface, begun by keyboard', async () => {
    const { blobs, names } = savedFiles();
    const { view, main } = await open('', many(2), { language: 'DE' });
    await expect.element(main.getByText('Topic 1')).toBeVisible();
    (main.getByRole('button', { name: 'Exportieren' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(view.getByRole('menuitem', { name: 'Excel-Tabelle' })).toHaveFocus();
    await expectAccessible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(view.getByText('2 Änderungen exportiert.')).toBeVisible();
    expect(names).toEqual(['aenderungen-2026-06-01.docx']);
    const files = unzipSync(await bytesOf(blobs));
    const xml = strFromU8(files['word/document.xml'] ?? new Uint8Array());
    for (const words of ['Änderungen', 'Auf Kurs', 'Bruno Baum', 'Topic 1', 'Sortiert nach Frist'])
      expect(xml).toContain(words);
  });

  it.each(['Excel spreadsheet', 'Word document'])(
    'of 5,000 changes is made in a worker, says how far it is, and has every row: %s',
    async (kind) => {
      const { blobs } = savedFiles();
      const workers = countWorkers();
      const { view, dialog, choose } = await open('', many(5000));
      await expect.element(view.getByText('Topic 1', { exact: true })).toBeVisible();
      await choose(kind);
      await expect.element(dialog.getByText(/^[1-9][\d,]* of 5,000 changes$/)).toBeVisible();
      // The page goes on meanwhile: what is typed, drawn and timed does not wait for the file.
      await expect.poll(() => new Promise((drawn) => requestAnimationFrame(() => drawn(true)))).toBe(true);
      await expect.element(view.getByText(/^5,?000 changes exported\.$/), { timeout: 60_000 }).toBeVisible();
      expect(workers()).toBe(1);
      const files = unzipSync(await bytesOf(blobs));
      const [file, row] = files['word/document.xml']
        ? (['word/document.xml', /<w:tr[ >]/g] as const)
        : (['xl/worksheets/sheet1.xml', /<row /g] as const);
      const xml = strFromU8(files[file] ?? new Uint8Array());
      expect(xml.match(row)).toHaveLength(file.startsWith('word') ? 5001 : 5005);
    },
    90_000,
  );

  it('says how far it is, and ends when it is cancelled, in the page as in the worker', async () => {
    const { blobs } = savedFiles();
    const { view, dialog, choose, button } = await open('', many(5000));
    await expect.element(view.getByText('Topic 1', { exact: true })).toBeVisible();
    await choose('Word document');
    await expect.element(dialog.getByRole('progressbar')).toBeVisible();
    await expect
      .element(dialog.getByText(/^[1-9][\d,]* of 5,000 changes$|^Writing the file …$/))
      .toBeVisible();
    await expectAccessible();
    await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(view.getByText('The export was cancelled.')).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
    expect(blobs).toEqual([]);
  });

  it('is made in the page where that refuses workers', async () => {
    const { names } = savedFiles();
    const { Worker: usual } = globalThis;
    let refused = 0;
    globalThis.Worker = class {
      constructor() {
        refused += 1;
        throw new DOMException('refused', 'SecurityError');
      }
    } as never;
    onTestFinished(() => {
      globalThis.Worker = usual;
    });
    const { view, choose } = await open('', many(2));
    await expect.element(view.getByText('Topic 1', { exact: true })).toBeVisible();
    await choose('Excel spreadsheet');
    await expect.element(view.getByText('2 changes exported.')).toBeVisible();
    expect(refused).toBe(1);
    expect(names).toEqual(['changes-2026-06-01.xlsx']);
  });

  it('says that it failed, saves nothing, and can be tried again', async () => {
    expectOnConsole(/export changes/);
    const { names, blobs } = savedFiles();
    const { view, dialog, choose } = await open('', many(2));
    await expect.element(view.getByText('Topic 1', { exact: true })).toBeVisible();
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = () => {
      throw new Error('broken');
    };
    const restore = () => {
      Worker.prototype.postMessage = post;
    };
    onTestFinished(restore);
    await choose('Excel spreadsheet');
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent('The changes could not be exported. Nothing was changed; try again.');
    await expectAccessible();
    expect(blobs).toEqual([]);
    restore();
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await expect.element(view.getByText('2 changes exported.')).toBeVisible();
    expect(names).toHaveLength(1);
  });

  it('is not offered where no change is displayed, and says why', async () => {
    const { names } = savedFiles();
    const { view, main, button } = await open('?topic=nothing', many(2));
    await expect.element(main.getByText('0 of 2').first()).toBeVisible();
    await userEvent.click(button);
    const item = view.getByRole('menuitem', { name: /^Excel spreadsheet.*No change is displayed\.$/ });
    await expect.element(item).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(item, { force: true });
    expect(view.getByRole('dialog', { name: 'Export changes' }).elements()).toEqual([]);
    expect(names).toEqual([]);
  });
});
