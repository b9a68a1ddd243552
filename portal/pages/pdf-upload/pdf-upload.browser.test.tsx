import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { PdfUpload } from '#core/contract/main/pdf-uploads.ts';
import { expectAccessible, expectNoSidewaysScroll } from '#widgets/testing/axe.ts';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { refusal, unanswered } from '#widgets/testing/view.tsx';
import { anOpenedPdf, aPdfUpload, openWithPdf } from '../../testing/data-administrator.ts';

const listCall = 'GET /PdfUploads';
const structureCall = 'GET /PdfUploads/Structure/u1';
const correctCall = 'PUT /PdfUploads/Structure/u1';
const publishCall = 'POST /PdfUploads/Publish/u1';
/** Types the number that the dialog shows, and deletes. */
async function confirmDeleting(view: Awaited<ReturnType<typeof openWithPdf>>['view']) {
  const dialog = view.getByRole('dialog');
  const field = dialog.getByRole('textbox');
  const label = (await field.element()).closest('dialog')?.textContent ?? '';
  await userEvent.fill(field, /number (\d+)/.exec(label)?.[1] ?? '');
  await userEvent.click(dialog.getByRole('button', { name: 'Delete', exact: true }));
}

/** Drops files on the page. */
function drop(names: readonly string[]) {
  const dataTransfer = new DataTransfer();
  for (const name of names) dataTransfer.items.add(new File(['%PDF-1.7'], name));
  const place = document.querySelector('main p');
  place?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
}

describe('the list of uploaded PDFs', () => {
  it('says that other organisations administer the data, where the server refuses role and plan', async () => {
    expectOnConsole(/Refused/);
    const { view } = await openWithPdf('/pdf-upload', { [listCall]: () => refusal(403, 'FORBIDDEN') });
    const words = /^The data of this server is administered by other organisations/;
    await expect.element(view.getByText(words)).toBeVisible();
    expect(view.getByRole('button', { name: 'Try again' }).elements()).toEqual([]);
    await expectAccessible();
  });

  it('has the same action below itself in each line, whatever can be done with it', async () => {
    const uploads = [
      aPdfUpload(),
      aPdfUpload({ id: 'u2', title: 'Scan', state: 'refused', refusal: 'noText' }),
    ];
    const { view } = await openWithPdf('/pdf-upload', { [listCall]: uploads }, { width: 1440 });
    const placeOf = async (name: string) => {
      const button = view.getByRole('button', { name, exact: true });
      await expect.element(button).toBeVisible();
      return Math.round(button.element().getBoundingClientRect().left);
    };
    expect(await placeOf('Delete Scan')).toBe(await placeOf('Delete Lamps'));
    expect(await placeOf('Download the original of Scan')).toBe(
      await placeOf('Download the original of Lamps'),
    );
  });

  it('says of a day that is missing only until another is typed', async () => {
    const { view } = await openWithPdf('/pdf-upload', { 'POST /PdfUploads': unanswered });
    await expect.element(view.getByRole('heading', { name: 'Lamps' })).toBeVisible();
    drop(['one.pdf']);
    const dialog = view.getByRole('dialog');
    await userEvent.click(dialog.getByRole('button', { name: 'Upload' }));
    const day = dialog.getByRole('textbox', { name: 'In force from' });
    await expect.element(day).toHaveAccessibleDescription('The day is required.');
    await userEvent.type(day, '1/2');
    await expect.element(day).not.toHaveAccessibleDescription('The day is required.');
    await userEvent.clear(day);
    await userEvent.click(dialog.getByRole('button', { name: 'Upload' }));
    await expect.element(day).toHaveAccessibleDescription('The day is required.');
  });

  it('says of a day that is none that it is none, and sends nothing', async () => {
    const { view, requestsOf } = await openWithPdf('/pdf-upload', { 'POST /PdfUploads': unanswered });
    await expect.element(view.getByRole('heading', { name: 'Lamps' })).toBeVisible();
    drop(['one.pdf']);
    const dialog = view.getByRole('dialog');
    const day = dialog.getByRole('textbox', { name: 'In force from' });
    await userEvent.fill(day, '31/02/2025');
    await userEvent.click(dialog.getByRole('button', { name: 'Upload' }));
    await expect.element(day).toHaveAccessibleDescription(/This day does not exist/);
    expect(requestsOf('POST /PdfUploads')).toEqual([]);
    await userEvent.fill(day, '28/02/2025');
    await userEvent.click(dialog.getByRole('button', { name: 'Upload' }));
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('refuses when it is chosen what is called a PDF and is none', async () => {
    const { view, requestsOf } = await openWithPdf('/pdf-upload', { 'POST /PdfUploads': unanswered });
    await expect.element(view.getByRole('heading', { name: 'Lamps' })).toBeVisible();
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['Words, and no PDF'], 'notes.pdf'));
    document
      .querySelector('main p')
      ?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    await expect.element(view.getByText(/^notes.pdf was not taken/)).toBeVisible();
    expect(view.getByRole('dialog').elements()).toEqual([]);
    expect(requestsOf('POST /PdfUploads')).toEqual([]);
  });

  it.each([1440, 390])(
    'G1-7u takes each of several dropped PDFs, and says which were not taken, at %i',
    async (width) => {
      const arriving = aPdfUpload({ id: 'u2', offset: 0, size: 8, state: 'arriving' });
      const { view, requestsOf } = await openWithPdf(
        '/pdf-upload',
        {
          'POST /PdfUploads': arriving,
          'PUT /PdfUploads/Part/u2': unanswered,
        },
        { width },
      );
      await expect.element(view.getByRole('heading', { name: 'Lamps' })).toBeVisible();
      drop(['one.pdf', 'two.docx', 'three.pdf', 'four.pdf']);
      await expect
        .element(view.getByText('two.docx was not taken. Only PDF files can be uploaded here.'))
        .toBeVisible();
      const dialog = view.getByRole('dialog');
      await expect.element(dialog.getByRole('heading', { name: 'Upload a PDF (1 of 3)' })).toBeVisible();
      await expect.element(dialog.getByText('one.pdf')).toBeVisible();
      await userEvent.fill(dialog.getByRole('textbox', { name: 'In force from' }), '01/02/2025');
      await userEvent.click(dialog.getByRole('button', { name: 'Upload' }));
      await expect.element(dialog.getByRole('heading', { name: 'Upload a PDF (2 of 3)' })).toBeVisible();
      await expectAccessible(['heading-order']);
      expectNoSidewaysScroll();
      // One is left out; the next one is asked for.
      await userEvent.click(dialog.getByRole('button', { name: 'Leave this one out' }));
      await expect.element(dialog.getByText('four.pdf')).toBeVisible();
      await userEvent.fill(dialog.getByRole('textbox', { name: 'In force from' }), '01/02/2025');
      await userEvent.click(dialog.getByRole('button', { name: 'Upload' }));
      await expect.element(dialog).not.toBeInTheDocument();
      await expect
        .poll(() => requestsOf('POST /PdfUploads').map(({ body }) => (body as { name: string }).name))
        .toEqual(['one.pdf', 'four.pdf']);
      await expect.element(view.getByRole('progressbar', { name: 'Upload of four.pdf' })).toBeVisible();
    },
  );

  it('G1-7u says that somebody else is still uploading one, which stays', async () => {
    const { view } = await openWithPdf('/pdf-upload', {
      [listCall]: [aPdfUpload({ state: 'arriving', offset: 0, uploadedBy: 'bob@musterbank.example' })],
      'DELETE /PdfUploads/u1': () => refusal(409, 'UPLOAD_ARRIVING'),
    });
    await userEvent.click(view.getByRole('button', { name: 'Delete Lamps' }));
    expectOnConsole(/delete an upload: Refused/);
    await confirmDeleting(view);
    const words =
      'Somebody else is still uploading it. It goes by itself once nothing of it has come for a day.';
    await expect.element(view.getByRole('dialog').getByRole('alert')).toHaveTextContent(words);
    await userEvent.click(view.getByRole('button', { name: 'Cancel' }));
    await expect.element(view.getByRole('heading', { name: 'Lamps' })).toBeVisible();
    expect(view.getByText('Lamps is deleted.').elements()).toEqual([]);
  });

  it('G1-7u has the focus on the next one once one is deleted, on its heading after the last', async () => {
    const { view } = await openWithPdf('/pdf-upload', {
      [listCall]: [aPdfUpload(), aPdfUpload({ id: 'u2', title: 'Wicks' })],
      'DELETE /PdfUploads/u1': { id: 'u1' },
      'DELETE /PdfUploads/u2': { id: 'u2' },
    });
    await userEvent.click(view.getByRole('button', { name: 'Delete Lamps' }));
    await confirmDeleting(view);
    await expect.element(view.getByRole('heading', { name: 'Wicks' })).toHaveFocus();
    await expect.element(view.getByText('Lamps is deleted.')).toBeVisible();
    await userEvent.click(view.getByRole('button', { name: 'Delete Wicks' }));
    await confirmDeleting(view);
    await expect.element(view.getByRole('heading', { name: 'Uploaded PDFs' })).toHaveFocus();
    await expect.element(view.getByText('No PDF has been uploaded yet.')).toBeVisible();
  });
});

it('G1-10h has the focus on its title once the password is right', async () => {
  const { view } = await openWithPdf('/pdf-upload', {
    [listCall]: [aPdfUpload({ state: 'refused', refusal: 'encrypted' })],
    'POST /PdfUploads/Password/u1': aPdfUpload({ state: 'waiting' }),
  });
  await userEvent.fill(view.getByLabelText('Password of the file'), 'lamp');
  await userEvent.click(view.getByRole('button', { name: 'Read with the password' }));
  await expect.element(view.getByText('Waits to be read')).toBeVisible();
  await expect.element(view.getByRole('heading', { name: 'Lamps' })).toHaveFocus();
});

describe('the correction of one', () => {
  const article = (view: Awaited<ReturnType<typeof openWithPdf>>['view']) =>
    view.getByRole('option', { name: /^Article/ });

  it('G1-7v saves by Ctrl S what is being typed, and the field keeps the focus', async () => {
    const { view, requestsOf } = await openWithPdf('/pdf-upload/u1', {
      [correctCall]: aPdfUpload({ version: 3 }),
    });
    await userEvent.click(article(view));
    const field = view.getByLabelText('Number', { exact: true });
    await userEvent.fill(field, '1a');
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect
      .poll(() => requestsOf(correctCall).map(({ body }) => body))
      .toEqual([{ version: 2, keep: 0, corrections: [{ do: 'setNumber', element: 'e1', number: '1a' }] }]);
    await expect.element(view.getByText('All corrections are saved.')).toBeVisible();
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue('1a');
    await expect.element(view.getByRole('option', { name: /^Article 1a/ })).toBeVisible();
  });

  it('G1-10j has a button disabled for what cannot be done, and says why', async () => {
    const { view } = await openWithPdf('/pdf-upload/u1');
    await userEvent.click(article(view));
    const join = view.getByRole('button', { name: 'Join with the one before' });
    await expect.element(join).toHaveAttribute('aria-disabled', 'true');
    await expect.element(join).toHaveAccessibleDescription(/^No text stands before the unit/);
    const later = view.getByRole('button', { name: 'Begin a line later' });
    await expect.element(later).toHaveAccessibleDescription(/^The unit has one line only/);
    const split = view.getByRole('button', { name: 'Divide at the cursor' });
    await expect.element(split).toHaveAccessibleDescription(/^Put the cursor between two characters/);
    await expectAccessible();
    await userEvent.click(view.getByRole('option', { name: /^Paragraph/ }).first());
    await expect.element(join).not.toHaveAttribute('aria-disabled');
    await expect.element(later).not.toHaveAttribute('aria-disabled');
  });

  it('G1-10h keeps the focus near once a unit is divided', async () => {
    const { view } = await openWithPdf('/pdf-upload/u1');
    await userEvent.click(view.getByRole('option', { name: /^Paragraph/ }).first());
    const words = view.getByRole('textbox', { name: 'Text', exact: true });
    const area = (await words.element()) as HTMLTextAreaElement;
    area.focus();
    area.setSelectionRange(4, 4);
    const split = view.getByRole('button', { name: 'Divide at the cursor' });
    await expect.element(split).not.toHaveAttribute('aria-disabled');
    await userEvent.click(split);
    await expect.element(view.getByText('1 correction is not saved')).toBeVisible();
    await expect.element(words).toHaveFocus();
  });

  it('G1-10h has its page enlarged on a phone, by buttons and by two fingers, within its place', async () => {
    const { view } = await openWithPdf('/pdf-upload/u1', {}, { width: 390 });
    await expect.element(article(view)).toBeVisible();
    const page = view.getByRole('region', { name: /^Page 1/ });
    const sheet = () => document.querySelector<HTMLElement>('[data-unit]')?.parentElement?.parentElement;
    const width = () => sheet()?.clientWidth ?? 0;
    const before = width();
    const enlarge = page.getByRole('button', { name: 'Enlarge the page' });
    await userEvent.click(enlarge);
    await userEvent.click(enlarge);
    await expect.poll(width).toBe(2 * before);
    await expectNoSidewaysScroll();
    await expectAccessible();
    const frame = sheet()?.parentElement;
    const touch = (identifier: number, clientX: number) =>
      new Touch({ identifier, target: frame as Element, clientX, clientY: 0 });
    const fingers = (type: string, apart: number) =>
      frame?.dispatchEvent(
        new TouchEvent(type, { touches: [touch(1, 0), touch(2, apart)], bubbles: true, cancelable: true }),
      );
    fingers('touchstart', 200);
    fingers('touchmove', 100);
    await expect.poll(width).toBe(before);
    await expect
      .element(page.getByRole('button', { name: 'Make the page smaller' }))
      .toHaveAttribute('aria-disabled', 'true');
  });

  it('G1-7v waits for one that is being read, opens it then, and nothing says that it failed', async () => {
    expectOnConsole(/open an upload: Refused/);
    let state: PdfUpload['state'] = 'reading';
    const { view } = await openWithPdf('/pdf-upload/u1', {
      [listCall]: () => Response.json([aPdfUpload({ state })]),
      [structureCall]: () =>
        state === 'reading'
          ? refusal(409, 'NOT_RECOGNISED')
          : Response.json(anOpenedPdf(aPdfUpload({ state }))),
    });
    await expect.element(view.getByText('It can be corrected once it has been read.')).toBeVisible();
    await expect.element(view.getByText('Is being read')).toBeVisible();
    expect(
      view
        .getByRole('alert')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual([]);
    await expectAccessible();
    state = 'recognised';
    await expect.element(article(view), { timeout: 5000 }).toBeVisible();
  });

  it('G1-7v says in place of a conflict that it is being published, and why it was not', async () => {
    let upload = aPdfUpload();
    const { view } = await openWithPdf('/pdf-upload/u1', {
      [listCall]: () => Response.json([upload]),
      [correctCall]: () => refusal(409, 'NOT_RECOGNISED'),
    });
    await userEvent.click(article(view));
    await userEvent.fill(view.getByLabelText('Number', { exact: true }), '1a');
    upload = aPdfUpload({ state: 'publishing' });
    await userEvent.keyboard('{Control>}s{/Control}');
    expectOnConsole(/save corrections: Refused/);
    const reason = view.getByText('Not published: there is no text left in it.');
    await expect.element(view.getByText('It is being published. Wait until that is done.')).toBeVisible();
    expect(
      view
        .getByRole('alert')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['']);
    upload = aPdfUpload({ problem: 'TEXT_EMPTY' });
    await expect.element(reason, { timeout: 5000 }).toBeVisible();
    await expect.element(view.getByText('Published', { exact: true })).not.toBeInTheDocument();
  });

  it('G1-7w is published without a comparison by who says so, where that takes too much', async () => {
    const preview = {
      version: 2,
      counts: { articles: 1, paragraphs: 2, items: 0, notes: 0 },
      warnings: [],
      moreWarnings: 0,
      before: { regTextId: 'lamp', versionDate: '2025-01-01' },
      replaces: false,
      uncompared: true,
    };
    const { view, requestsOf } = await openWithPdf('/pdf-upload/u1', {
      'GET /PdfUploads/Preview/u1': preview,
      [publishCall]: aPdfUpload({ state: 'publishing' }),
    });
    await userEvent.click(view.getByRole('button', { name: 'Check and publish' }));
    const dialog = view.getByRole('dialog');
    await expect.element(dialog.getByText(/^The comparison takes too much time or memory/)).toBeVisible();
    const publish = dialog.getByRole('button', { name: 'Publish', exact: true });
    await userEvent.click(publish);
    await expect
      .element(dialog.getByText('Say first that it is published without a comparison.'))
      .toBeVisible();
    await expectAccessible(['heading-order']);
    expect(requestsOf(publishCall)).toEqual([]);
    await userEvent.click(dialog.getByLabelText('Publish it without a comparison.'));
    await userEvent.click(publish);
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(view.getByRole('button', { name: 'Check and publish' })).toHaveFocus();
    expect(requestsOf(publishCall).map(({ body }) => body)).toEqual([
      { version: 2, replaces: false, uncompared: true },
    ]);
  });
});
