import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aStructure } from '#core/pdf-uploads/structure-fixture.ts';
import { expectAccessible } from '#widgets/testing/axe.ts';
import { anOpenedPdf, aPdfUpload, openWithPdf } from '../../../testing/data-administrator.ts';

const listCall = 'GET /PdfUploads';
const structureCall = 'GET /PdfUploads/Structure/u1';
const correctCall = 'PUT /PdfUploads/Structure/u1';
type View = Awaited<ReturnType<typeof openWithPdf>>['view'];
const option = (view: View, name: RegExp) =>
  view.getByRole('listbox', { name: 'Units of this page' }).getByRole('option', { name });
const article = (view: View) => option(view, /^Article/);

afterEach(() => vi.restoreAllMocks());

describe('corrections of a PDF', () => {
  it('have the number of a margin number on the page, not cut off at its edge', async () => {
    const structure = aStructure();
    const box = { page: 1, top: 112, bottom: 122, left: 378, right: 384 };
    const number = { id: 'e4', kind: 'marginNumber' as const, number: '17', picture: box, spans: [] };
    structure.elements.splice(1, 0, { ...number, boxes: [box] });
    const { view } = await openWithPdf('/pdf-upload/u1', {
      [structureCall]: { ...anOpenedPdf(), structure },
    });
    await expect.element(option(view, /^Margin number 17/)).toBeVisible();
    const drawn = document.querySelector('[data-unit="e4"] > span');
    expect(drawn?.textContent).toBe('17');
    const sheet = drawn?.closest('section')?.getBoundingClientRect();
    expect(drawn?.getBoundingClientRect().right).toBeLessThanOrEqual(sheet?.right ?? 0);
  });

  it('G1-10d says what is to be looked at in the language of the interface', async () => {
    const preview = {
      version: 2,
      counts: { articles: 1, paragraphs: 2, items: 0, notes: 0 },
      warnings: [
        { code: 'PAGES_WITHOUT_TEXT', pages: [2, 5] },
        { code: 'NOTHING_TO_CITE' },
        { code: 'PLACE_TWICE', path: '5^2', times: 3 },
        { code: 'NOTE_UNNAMED', number: '7', page: 4 },
      ],
      moreWarnings: 2,
      replaces: false,
      uncompared: false,
    };
    const upload = aPdfUpload({
      language: 'DE',
      state: 'published',
      published: {
        regTextId: 'lamp',
        language: 'EN',
        versionDate: '2025-01-01',
        version: 1,
        at: '2026-01-01T00:00:00Z',
      },
    });
    const { view } = await openWithPdf('/pdf-upload/u1', {
      'GET /PdfUploads/Preview/u1': preview,
      [listCall]: [upload],
      [structureCall]: anOpenedPdf(upload),
    });
    await userEvent.click(view.getByRole('button', { name: 'Check and publish' }));
    const dialog = view.getByRole('dialog');
    await expect.element(dialog.getByText('Without text: page 2, 5.')).toBeVisible();
    const lines = dialog
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
    expect(lines).toEqual([
      'Without text: page 2, 5.',
      'Nothing is an article, a margin number or a heading, so nothing can be cited.',
      'Art. 5 Abs. 2 is there 3 times.',
      'No place names footnote 7 on page 4.',
      'and 2 more to be looked at',
    ]);
    // Where it is to stand elsewhere, what becomes of the old place is said.
    await expect.element(dialog.getByText(/^Until now it is the text of .*2025 \(English\)/)).toBeVisible();
    await expect.element(dialog.getByRole('link', { name: 'Read the text' })).toBeVisible();
  });

  it('G1-10e has words corrected line by line, and the mark of a footnote raised', async () => {
    const { view, requestsOf } = await openWithPdf('/pdf-upload/u1', {
      [correctCall]: aPdfUpload({ version: 3 }),
    });
    await userEvent.click(option(view, /Eine Zeile/));
    const field = view.getByRole('textbox', { name: 'Text' });
    await expect.element(field).toHaveValue('Eine Zeile\nund zweite');
    await userEvent.fill(field, 'Eine Zeile und zweite');
    await expect.element(view.getByText(/^Each line of the page stays a line/)).toBeVisible();
    await expect.element(field).toHaveValue('Eine Zeile\nund zweite');
    await userEvent.fill(field, 'Eine Zeile\nund dritte1');
    await expect.element(view.getByText(/^Each line of the page stays a line/)).not.toBeInTheDocument();
    // What is typed is taken when the field is left.
    await userEvent.click(article(view));
    await userEvent.click(option(view, /dritte1/));
    (field.element() as HTMLTextAreaElement).setSelectionRange(21, 22);
    await userEvent.click(view.getByRole('button', { name: 'Make it a footnote mark' }));
    await expect.element(view.getByRole('region', { name: 'Is read as' }).getByText('1')).toBeVisible();
    expect(document.querySelector('sup')?.textContent).toBe('1');
    await expectAccessible();
    // Taken back as any other correction.
    await userEvent.click(view.getByRole('button', { name: 'Undo' }));
    expect(document.querySelector('sup')).toBeNull();
    await userEvent.click(view.getByRole('button', { name: 'Redo' }));
    await userEvent.click(view.getByRole('button', { name: 'Save', exact: true }));
    const at = { element: 'e2', page: 1, line: 2 };
    await expect
      .poll(() => requestsOf(correctCall).map(({ body }) => (body as { corrections: unknown }).corrections))
      .toEqual([
        [
          { do: 'setWords', ...at, from: 4, to: 10, words: 'dritte1' },
          { do: 'setScript', ...at, from: 10, to: 11, script: 'sup' },
        ],
      ]);
  });

  it('asks who leaves by a link, or closes the page, while corrections are not saved', async () => {
    const { view, requestsOf } = await openWithPdf('/pdf-upload/u1', {
      [correctCall]: aPdfUpload({ version: 3 }),
    });
    const asksAt = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await userEvent.click(article(view));
    expect(asksAt()).toBe(false);
    // Also what is still being typed.
    await userEvent.fill(view.getByLabelText('Number', { exact: true }), '1a');
    expect(asksAt()).toBe(true);
    const toList = view.getByRole('button', { name: 'All PDFs' });
    await userEvent.click(toList);
    const dialog = view.getByRole('dialog');
    await expect.element(dialog.getByText('1 correction is not saved')).toBeVisible();
    await expectAccessible(['heading-order']);
    await userEvent.click(dialog.getByRole('button', { name: 'Stay here' }));
    await expect.element(option(view, /^Article 1a/)).toBeVisible();
    await userEvent.click(view.getByRole('link', { name: 'Regesta, to the overview' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Stay here' }));
    await userEvent.click(toList);
    await userEvent.click(dialog.getByRole('button', { name: 'Save and leave' }));
    await expect.element(view.getByRole('heading', { name: 'PDF upload', level: 1 })).toBeVisible();
    expect(requestsOf(correctCall)).toHaveLength(1);
    expect(asksAt()).toBe(false);
    // Who leaves without saving finds what is stored.
    await userEvent.click(view.getByRole('link', { name: /^Check and correct/ }));
    await userEvent.click(article(view));
    await userEvent.fill(view.getByLabelText('Number', { exact: true }), '1b');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(toList);
    await userEvent.click(dialog.getByRole('button', { name: 'Leave without saving' }));
    await expect.element(view.getByRole('heading', { name: 'PDF upload', level: 1 })).toBeVisible();
    expect(asksAt()).toBe(false);
    await userEvent.click(view.getByRole('link', { name: /^Check and correct/ }));
    await expect.element(view.getByText('All corrections are saved.')).toBeVisible();
  });
});
