import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '#widgets/testing/axe.ts';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { lampInfo } from '#widgets/testing/lamp-act.ts';
import { aPdf, pdfReply } from '#widgets/testing/pdf.ts';
import {
  aPdfServer,
  fileCall,
  infoCall,
  isPainted,
  lampPages,
  openPdf,
} from '#widgets/testing/pdf-reader.tsx';
import { type Answers, refusal } from '#widgets/testing/view.tsx';

describe('a PDF that cannot be shown', () => {
  it.each<[string, Answers, string, boolean, RegExp | undefined]>([
    ['there is none', { [infoCall]: lampInfo }, 'There is no PDF of this version.', false, undefined],
    [
      'it is damaged',
      { [fileCall]: (request) => pdfReply(new Uint8Array(aPdf(lampPages).length).fill(120), request) },
      'The PDF cannot be read.',
      false,
      /open the PDF/,
    ],
    [
      'it asks for a password',
      aPdfServer(aPdf(lampPages, { isLocked: true })),
      'The PDF is protected by a password.',
      false,
      /open the PDF/,
    ],
    [
      'it does not come',
      { [fileCall]: () => refusal(500, 'X') },
      'The regulation server cannot be reached.',
      true,
      /open the PDF/,
    ],
    [
      'it is refused',
      { [fileCall]: () => refusal(403, 'X') },
      'The PDF could not be loaded.',
      true,
      /open the PDF/,
    ],
    [
      'nothing is known of it',
      { [infoCall]: () => refusal(500, 'X') },
      'The regulation server cannot be reached.',
      true,
      /load the document info|open the PDF/,
    ],
    [
      'a part of it is missing',
      { [fileCall]: () => new Response('%PDF') },
      'The PDF could not be loaded.',
      true,
      /open the PDF/,
    ],
  ])('says why: %s', async (_, differing, words, canRetry, logged) => {
    if (logged) expectOnConsole(logged);
    const answers = { ...aPdfServer(), ...differing };
    const { view } = await openPdf({ answers, until: words });
    await expectAccessible();
    const retry = view.getByRole('button', { name: 'Try again' });
    expect(retry.elements()).toHaveLength(canRetry ? 1 : 0);
    if (canRetry) {
      Object.assign(answers, aPdfServer());
      await userEvent.click(retry);
    } else await userEvent.click(view.getByRole('button', { name: 'Read as text' }));
    await expect.element(view.getByText('It applies at night.').first()).toBeVisible();
    expect(view.getByRole('region', { name: 'Pages of the PDF' }).elements()).toHaveLength(canRetry ? 1 : 0);
  });

  it('says that it is lost when a later piece does not come, and opens again', async () => {
    const bytes = aPdf(lampPages, { padding: 140_000 });
    let isAway = false;
    const answers = {
      ...aPdfServer(bytes),
      [fileCall]: (request: Request) => (isAway ? refusal(500, 'X') : pdfReply(bytes, request)),
    };
    const { view, column, requestsOf } = await openPdf({ answers });
    await expect.poll(() => isPainted(1)).toBe(true);
    expect(requestsOf(fileCall).length).toBeGreaterThan(2);
    isAway = true;
    column.element().scrollTop = column.element().scrollHeight / 2;
    await expect.element(view.getByRole('alert').getByText('The PDF could not be loaded.')).toBeVisible();
    isAway = false;
    await userEvent.click(view.getByRole('button', { name: 'Try again' }));
    await expect.element(column).toBeVisible();
  });

  it('leaves a page white that cannot be read, and draws the others', async () => {
    const { column, drawn } = await openPdf({ answers: aPdfServer(aPdf(lampPages, { brokenPage: 2 })) });
    await expect.poll(() => isPainted(1)).toBe(true);
    await expect.element(column.getByRole('region', { name: 'Page 2 of 6' })).toBeInTheDocument();
    column.element().scrollTop = 1200;
    await expect.poll(() => isPainted(3)).toBe(true);
    expect(drawn()).not.toContain('2');
    expect(column.getByRole('region', { name: 'Page 2 of 6' }).element().textContent).toBe('');
  });
});
