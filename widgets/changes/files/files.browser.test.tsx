import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import type { App } from '#core/app.ts';
import { changeFiles } from '#core/changes/files-store.ts';
import { type ChangeFile, uploadPart } from '#core/contract/change-files.ts';
import { expectAccessible, expectNoSidewaysScroll } from '#widgets/testing/axe.ts';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { type Answers, aTestApp, refusal, renderIn, unreachable } from '#widgets/testing/view.tsx';
import { wordsOf } from '#widgets/testing/words.ts';
import { ChangeFiles } from './ChangeFiles.tsx';

const change = { origin: 'main', mainChangeElementId: 'm1', domainId: 'd1' } as const;

const aFile = (fields: Partial<ChangeFile> = {}): ChangeFile => ({
  id: 'f1',
  label: 'Draft',
  pathAndFileName: 'm1/draft.pdf',
  name: 'draft.pdf',
  extension: 'pdf',
  origin: 'domain',
  contentType: 'application/pdf',
  size: 1_572_864,
  inline: true,
  uploadedAt: '2026-05-01T08:00:00Z',
  ...fields,
});
const provided = aFile({
  id: 'p1',
  label: 'Report',
  name: 'report.docx',
  extension: 'docx',
  origin: 'main',
  inline: false,
  contentType: 'application/x',
  versionDate: '2026-03-01',
  language: 'DE',
});

/** A domain server that keeps files, as far as these tests need it. */
function aFileServer(files: ChangeFile[] = [aFile()]) {
  const state = { files, uploads: new Map<string, { name: string; size: number; offset: number }>() };
  const answers: Answers = {
    'GET /ChangeElementFile/Linked/m1': () => Response.json(state.files),
    'GET /ChangeElementsFiles/Linked/m1': () => Response.json([provided]),
    'GET /ChangeElementFile/f1': () =>
      new Response('%PDF', { headers: { 'content-type': 'application/pdf' } }),
    'PATCH /ChangeElementFile/Label/f1': (request) => {
      const label = new URL(request.url).searchParams.get('label') ?? '';
      const renamed = { ...aFile(), label };
      state.files = [renamed];
      return Response.json(renamed);
    },
    'DELETE /ChangeElementFile/f1': () => {
      state.files = [];
      return Response.json({ id: 'f1' });
    },
    'POST /ChangeElementFile': async (request) => {
      const { name, size } = (await request.json()) as { name: string; size: number };
      const id = `u-${name}`;
      const upload = state.uploads.get(id) ?? { name, size, offset: 0 };
      state.uploads.set(id, upload);
      return Response.json({ id, offset: upload.offset, size });
    },
  };
  return { state, answers };
}

async function open(
  { answers }: Pick<ReturnType<typeof aFileServer>, 'answers'> = aFileServer(),
  props: Partial<Parameters<typeof ChangeFiles>[0]> = {},
) {
  const test = aTestApp([], answers, { 'domain-base-url': globalThis.location.origin, token: 'x' });
  const view = await renderIn(test.app, <ChangeFiles change={change} mayEdit {...props} />);
  const section = view.getByRole('region', { name: 'Files' });
  await expect.element(section).toBeVisible();
  return { ...test, view, section };
}

describe('the files of a change', () => {
  beforeEach(async () => page.viewport(1024, 700));

  it('are those of the provider and those of the organisation, each with what it is and whose', async () => {
    const { view } = await open();
    const own = view.getByRole('list', { name: 'Internal files' });
    await expect.poll(() => wordsOf(own.element())).toMatch(/^DraftPDF, 1.5 MB · Internal/);
    const others = view.getByRole('list', { name: 'Files from Regesta' });
    await expect
      .poll(() => wordsOf(others.element()))
      .toMatch(/^ReportDOCX, 1.5 MB, DE, version of 01\/03\/2026 · Regesta/);
    // What the provider has put there is not for the organisation to change.
    expect(
      others
        .getByRole('button')
        .all()
        .map((each) => each.element().getAttribute('aria-label')),
    ).toEqual([null, 'Download Report']);
    await expectAccessible();
  });

  it('fit on a phone', async () => {
    await page.viewport(320, 640);
    await open(
      aFileServer([
        aFile({ label: 'A-very-long-label-without-any-blank-in-it-that-is-longer-than-a-phone' }),
      ]),
    );
    await expectAccessible();
    expectNoSidewaysScroll();
  });

  it('are only read by those who may not edit', async () => {
    const { view } = await open(aFileServer(), { mayEdit: false });
    await expect.element(view.getByRole('button', { name: 'Download Draft' })).toBeVisible();
    for (const name of ['Add files', 'Delete Draft', 'Change the label of Draft'])
      await expect.element(view.getByRole('button', { name })).not.toBeInTheDocument();
  });

  it('load, and say so', async () => {
    const server = aFileServer();
    let reply: (files: Response) => void = () => undefined;
    server.answers['GET /ChangeElementFile/Linked/m1'] = () =>
      new Promise((resolve) => {
        reply = resolve;
      });
    const { section } = await open(server);
    await expect.element(section.getByText('Loading …')).toBeInTheDocument();
    reply(Response.json([aFile()]));
    await expect.element(section.getByText('Draft', { exact: true })).toBeVisible();
    await expect.element(section.getByText('Loading …')).not.toBeInTheDocument();
  });

  it('say why they could not be loaded, and which server is away', async () => {
    const server = aFileServer();
    server.answers['GET /ChangeElementsFiles/Linked/m1'] = unreachable;
    const { view } = await open(server);
    expectOnConsole(/load the files of the provider/);
    await expect.element(view.getByText('The regulation server cannot be reached.')).toBeVisible();
    await expect.element(view.getByText('Draft', { exact: true })).toBeVisible();
  });

  it('get another label by keyboard, and none without one', async () => {
    const { view, requestsOf } = await open();
    const rename = view.getByRole('button', { name: 'Change the label of Draft' });
    await expect.element(rename).toBeVisible();
    (rename.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    const field = view.getByLabelText('Label');
    await expect.element(field).toHaveFocus();
    await userEvent.fill(field, '  ');
    await userEvent.keyboard('{Enter}');
    await expect.element(view.getByText('A label is required.')).toBeVisible();
    await expectAccessible();
    await userEvent.fill(field, ' Final text ');
    await userEvent.keyboard('{Enter}');
    await expect.element(view.getByRole('button', { name: 'Final text', exact: true })).toBeVisible();
    expect(requestsOf('PATCH /ChangeElementFile/Label/f1').map(({ query }) => query)).toEqual([
      { label: 'Final text' },
    ]);
    await expect.element(view.getByRole('button', { name: 'Change the label of Final text' })).toHaveFocus();
  });

  it('are deleted after the displayed number was typed, and are gone at once', async () => {
    const random = vi.spyOn(Math, 'random').mockReturnValue(0.42);
    const onNumber = vi.fn();
    const { view, requestsOf, section } = await open(aFileServer(), { onNumber });
    await userEvent.click(view.getByRole('button', { name: 'Delete Draft' }));
    const dialog = view.getByRole('dialog', { name: 'Delete file' });
    await userEvent.fill(dialog.getByLabelText('To confirm, type the number 42'), '41');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect.element(dialog.getByText('The number is not the one shown.')).toBeVisible();
    expect(requestsOf('DELETE /ChangeElementFile/f1')).toEqual([]);
    await expectAccessible();
    await userEvent.fill(dialog.getByLabelText('To confirm, type the number 42'), '42');
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(view.getByText('Draft is deleted.')).toBeVisible();
    await expect.element(view.getByRole('list', { name: 'Internal files' })).not.toBeInTheDocument();
    await expect.element(section).toHaveFocus();
    expect(onNumber).toHaveBeenCalledOnce();
    random.mockRestore();
  });

  it('open in a window of their own if nothing in them runs, and are saved otherwise', async () => {
    const opened = {
      document: { title: '' },
      location: { replace: vi.fn() },
      close: vi.fn(),
      opener: window,
    };
    const spy = vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
    const server = aFileServer([
      aFile({ size: 4 }),
      aFile({ id: 'f2', label: 'Page', contentType: 'text/html', size: 4 }),
    ]);
    const { view } = await open(server);
    await userEvent.click(view.getByRole('button', { name: 'Open Draft in a new window' }));
    await expect.poll(() => opened.location.replace.mock.calls).toEqual([[expect.stringMatching(/^blob:/)]]);
    expect(opened.opener).toBeNull();
    const address = opened.location.replace.mock.calls[0]?.[0] as string;
    expect((await fetch(address)).headers.get('content-type')).toBe('application/pdf');
    // A server that says of a page that it may be shown is not believed.
    await expect
      .element(view.getByRole('button', { name: 'Open Page in a new window' }))
      .not.toBeInTheDocument();
    server.answers['GET /ChangeElementFile/f1'] = () => refusal(404, 'FILE_NOT_FOUND');
    await userEvent.click(view.getByRole('button', { name: 'Draft', exact: true }));
    await expect.element(view.getByText('The file is not there any more.')).toBeVisible();
    expect(opened.close).toHaveBeenCalledOnce();
    expectOnConsole(/load a file/);
    spy.mockRestore();
  });

  it('say how much has arrived of one that is long, and is not saved once somebody stops that', async () => {
    const server = aFileServer([aFile({ size: 8 * 1024 * 1024 })]);
    let requests = 0;
    server.answers['GET /ChangeElementFile/f1'] = (request) => {
      requests += 1;
      if (requests === 1) return new Response(new Uint8Array(4 * 1024 * 1024), { status: 206 });
      return new Promise((_, fail) => {
        request.signal.addEventListener('abort', () => fail(request.signal.reason));
      });
    };
    const { view } = await open(server);
    await userEvent.click(view.getByRole('button', { name: 'Download Draft' }));
    await expect.element(view.getByRole('progressbar', { name: 'Loading Draft' })).toBeVisible();
    await expect.element(view.getByText('4 MB of 8 MB')).toBeVisible();
    await userEvent.click(view.getByRole('button', { name: 'Stop loading Draft' }));
    await expect.element(view.getByRole('progressbar', { name: 'Loading Draft' })).not.toBeInTheDocument();
    await expect.element(view.getByText('Error while loading file')).not.toBeInTheDocument();
    expect(requests).toBe(2);
  });
});

/** Chooses files as the browser's dialog does. */
function choose(container: Element, ...files: File[]) {
  const input = container.querySelector<HTMLInputElement>('input[type=file]');
  const chosen = new DataTransfer();
  for (const file of files) chosen.items.add(file);
  if (!input) throw new Error('there is nothing to choose files with');
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
const noticesOf = ({ notices }: App) =>
  notices.$notices.get().map(({ kind, key, values }) => [kind, key, values]);
const aPdf = (name: string, size: number) => new File([new Uint8Array(size)], name);

describe('uploading', () => {
  it('shows how far each file has come, goes on after a lost connection, and lists it then', async () => {
    const server = aFileServer([]);
    const gates: (() => void)[] = [];
    let isLost = true;
    server.answers['PUT /ChangeElementFile/Part/u-big.pdf'] = async (request) => {
      const offset = Number(new URL(request.url).searchParams.get('offset'));
      const bytes = (await request.blob()).size;
      if (offset > 0 && isLost) {
        isLost = false;
        throw new TypeError('away');
      }
      if (offset > 0) await new Promise<void>((go) => gates.push(go));
      const upload = server.state.uploads.get('u-big.pdf');
      if (!upload) throw new Error('nothing was begun');
      upload.offset = offset + bytes;
      const isDone = upload.offset === upload.size;
      return Response.json({
        id: 'u-big.pdf',
        offset: upload.offset,
        size: upload.size,
        ...(isDone && { file: aFile({ id: 'f9', label: 'big.pdf', name: 'big.pdf' }) }),
      });
    };
    const onNumber = vi.fn();
    const { view, section, app } = await open(server, { onNumber });
    await expect.element(view.getByText(/^PDF, DOCX, .*at most 100 MB each$/)).toBeVisible();
    choose(section.element(), aPdf('big.pdf', uploadPart * 2));
    const progress = view.getByRole('progressbar', { name: 'Upload of big.pdf' });
    await expect.element(progress).toHaveAttribute('value', String(uploadPart));
    await expect.element(view.getByText('Connection lost, goes on by itself')).toBeVisible();
    await expectAccessible();
    await expect.poll(() => gates.length, { timeout: 5000 }).toBe(1);
    await expect.element(view.getByText('1 MB of 2 MB')).toBeVisible();
    gates[0]?.();
    await expect.element(view.getByRole('list', { name: 'Internal files' })).toBeVisible();
    expect(noticesOf(app)).toEqual([['success', 'changefiles.uploaded', { label: 'big.pdf' }]]);
    await expect.element(progress).not.toBeInTheDocument();
    expect(onNumber).toHaveBeenCalledOnce();
  });

  it('goes on and is told of when the files are not on screen any more, and whoever leaves the page is asked', async () => {
    const server = aFileServer([]);
    const replies: ((reply: Response) => void)[] = [];
    const later = () => new Promise<Response>((resolve) => replies.push(resolve));
    server.answers['PUT /ChangeElementFile/Part/u-a.pdf'] = later;
    server.answers['POST /ChangeElementFile'] = async (request) => {
      const { name, size } = (await request.json()) as { name: string; size: number };
      return name === 'b.pdf' ? later() : Response.json({ id: `u-${name}`, offset: 0, size });
    };
    const onNumber = vi.fn();
    const { view, section, app, requestsOf } = await open(server, { onNumber });
    const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leaves()).toBe(true);
    await expect.element(view.getByText('or drop them here')).toBeVisible();
    choose(section.element(), aPdf('a.pdf', 3));
    await expect.poll(() => requestsOf('PUT /ChangeElementFile/Part/u-a.pdf').length).toBe(1);
    expect(leaves()).toBe(false);
    await cleanup();
    replies[0]?.(
      Response.json({ id: 'u-a.pdf', offset: 3, size: 3, file: aFile({ id: 'f3', label: 'a.pdf' }) }),
    );
    await expect
      .poll(() => noticesOf(app))
      .toEqual([['success', 'changefiles.uploaded', { label: 'a.pdf' }]]);
    expect(onNumber).toHaveBeenCalledOnce();
    expect(leaves()).toBe(true);
    app.part(changeFiles).upload(change, [aPdf('b.pdf', 3)]);
    await expect.poll(() => requestsOf('POST /ChangeElementFile').length).toBe(2);
    expectOnConsole(/upload a file/);
    replies[1]?.(refusal(400, 'INVALID_REQUEST'));
    await expect
      .poll(() => noticesOf(app)[1])
      .toEqual(['error', 'changefiles.notUploaded', { name: 'b.pdf' }]);
    expect(leaves()).toBe(true);
  });

  it('refuses what is not allowed in words, and sends nothing of it', async () => {
    const { view, section, requests } = await open(aFileServer([]));
    choose(section.element(), new File(['x'], 'run.exe'), aPdf('empty.pdf', 0));
    await expect.element(view.getByText('This type of file is not supported.')).toBeVisible();
    await expect.element(view.getByText('The file is empty.')).toBeVisible();
    expect(requests.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
    await userEvent.click(view.getByRole('button', { name: 'Take run.exe off the list' }));
    await userEvent.click(view.getByRole('button', { name: 'Take empty.pdf off the list' }));
    await expect.element(view.getByRole('list', { name: 'Uploads' })).not.toBeInTheDocument();
  });

  it('that fails says so in the words of the specification, and is tried again', async () => {
    const server = aFileServer([]);
    const begin = server.answers['POST /ChangeElementFile'];
    server.answers['POST /ChangeElementFile'] = () => refusal(400, 'INVALID_REQUEST');
    const { view, section } = await open(server);
    choose(section.element(), aPdf('a.pdf', 3));
    expectOnConsole(/upload a file/);
    await expect.element(view.getByText('Error while loading file')).toBeVisible();
    await expectAccessible();
    server.answers['POST /ChangeElementFile'] = begin ?? {};
    server.answers['PUT /ChangeElementFile/Part/u-a.pdf'] = () =>
      Response.json({ id: 'u-a.pdf', offset: 3, size: 3, file: aFile({ id: 'f3', label: 'a.pdf' }) });
    await userEvent.click(view.getByRole('button', { name: 'Upload a.pdf again' }));
    await expect.element(view.getByRole('button', { name: 'a.pdf', exact: true })).toBeVisible();
  });

  it('begins with files that are dropped on the list, and is stopped', async () => {
    const server = aFileServer([]);
    server.answers['PUT /ChangeElementFile/Part/u-a.pdf'] = () => new Promise<Response>(() => undefined);
    server.answers['DELETE /ChangeElementFile/u-a.pdf'] = { id: 'u-a.pdf' };
    const { view, section, requestsOf } = await open(server);
    await expect.element(view.getByText('or drop them here')).toBeVisible();
    const held = new DataTransfer();
    held.items.add(aPdf('a.pdf', 3));
    const drag = (name: string) =>
      section
        .element()
        .dispatchEvent(new DragEvent(name, { bubbles: true, cancelable: true, dataTransfer: held }));
    expect(drag('dragover')).toBe(false);
    await expect.element(view.getByText('Drop the files to add them')).toBeVisible();
    drag('drop');
    await userEvent.click(view.getByRole('button', { name: 'Stop the upload of a.pdf' }));
    await expect.element(view.getByRole('progressbar')).not.toBeInTheDocument();
    await expect.poll(() => requestsOf('DELETE /ChangeElementFile/u-a.pdf').length).toBe(1);
    await expect.element(view.getByText('or drop them here')).toBeVisible();
  });
});
