import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { drafts } from '#core/drafts/drafts.ts';
import { expectAccessible, expectNoSidewaysScroll } from '#widgets/testing/axe.ts';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { lampAct } from '#widgets/testing/lamp-act.ts';
import { ada, openPortal, type PortalOptions } from '../testing/portal.tsx';
import { PrivateLayout } from './PrivateLayout.tsx';

const mailCall = 'POST /domain/mail/question';
const placeCall = 'GET /SolrDataSearch/RegArt/lamp~1^2';
const answers = {
  'GET /ListOfRegulation/RegTextID/lamp': lampAct,
  [placeCall]: {
    regTextId: 'lamp',
    completeParagraphID: 'lamp~1^2',
    language: 'EN',
    versionDate: '2024-01-01',
    displayName: 'Art. 1 para. 2',
    sourceNumber: '941.7',
    heading: 'Purpose',
    text: 'It applies at night.',
    repealed: false,
  },
};
const unsent = /^You have an unsent question/;
const question = { type: 'Question', subject: 'Lamps', message: 'How bright?' };
const stored = (value: object) => ({
  drafts: JSON.stringify({ [ada.email]: { question: { at: Date.parse('2026-05-30T10:00:00Z'), value } } }),
});

/** Opens the frame of the portal, with a page that says nothing, at an address. */
async function open(options: PortalOptions = {}, address = '/nowhere') {
  const content = (
    <PrivateLayout page="lamps">
      <h1>Lamps</h1>
    </PrivateLayout>
  );
  const test = await openPortal(address, { answers, content, ...options });
  const { view, app } = test;
  const form = view.getByRole('dialog', { name: 'Ask a question' });
  const ask = async () => {
    await userEvent.click(view.getByRole('button', { name: 'Ask a question' }));
    await expect.element(form).toBeVisible();
  };
  const draft = () => app.part(drafts).of(ada.email).question?.value;
  return { ...test, form, ask, draft };
}

describe('the form for questions', () => {
  it('stores what is typed, and has it again when it is opened again', async () => {
    const { form, ask, draft, view } = await open();
    await ask();
    await userEvent.fill(form.getByLabelText('Message'), 'How bright?');
    expect(draft()).toMatchObject({ message: 'How bright?', context: { title: document.title } });
    await userEvent.keyboard('{Escape}');
    await expect.element(form).not.toBeInTheDocument();
    await expect.element(view.getByRole('button', { name: 'Ask a question' })).toHaveFocus();
    await ask();
    await expect.element(form.getByLabelText('Message')).toHaveValue('How bright?');
    await userEvent.fill(form.getByLabelText('Message'), ' ');
    expect(draft()).toBeUndefined();
  });

  it('begins with what was stored before', async () => {
    const { form, ask } = await open({ stored: stored(question) });
    await ask();
    await expect.element(form.getByLabelText('Subject')).toHaveValue('Lamps');
    await expect.element(form.getByRole('radio', { name: 'Question' })).toBeChecked();
  });

  it('cites the paragraph that the address names, and sends that along', async () => {
    const { form, ask, requests } = await open(
      { answers: { ...answers, [mailCall]: { status: 'success', mail: 'sent' } }, stored: stored(question) },
      '/read/lamp/1#1^2',
    );
    await ask();
    await expect
      .element(form.getByText(/^Goes along: Art\.\s1 para\.\s2 LampA, as of 1\sJanuary\s2024$/))
      .toBeVisible();
    await expectAccessible();
    await userEvent.click(form.getByRole('button', { name: 'Send' }));
    await expect.element(form.getByText('Message has been sent successfully')).toBeVisible();
    const sent = requests.find(({ call }) => call === mailCall)?.body;
    expect(sent).toMatchObject({
      context: { paragraph: 'lamp~1^2', place: 'Art. 1 para. 2 LampA, as of 1 January 2024' },
    });
  });

  it('names the paragraph by its identifier where it cannot be cited', async () => {
    expectOnConsole(/name a paragraph/);
    const { form, ask } = await open({ answers: {} }, '/read/lamp/1#1^2');
    await ask();
    await expect.element(form.getByText(/^Goes along: .*lamp~1\^2$/)).toBeVisible();
  });
});

describe('a draft that was not sent before the session ended', () => {
  async function openOffer(value: object = question, options: PortalOptions = {}) {
    const test = await open({ stored: stored(value), ...options });
    expect(test.view.getByRole('button', { name: 'Not now' }).elements()).toEqual([]);
    test.app.part(drafts).offer(ada.email);
    return test;
  }

  it.each([
    ['its subject', question, 'Lamps'],
    ['its words where it has none', { ...question, subject: ' ' }, 'How bright?'],
    ['the beginning of a long subject', { ...question, subject: 'Lamp '.repeat(30) }, /^(Lamp )+(Lamp)?.?…$/],
  ])('is offered by %s', async (_, value, subject) => {
    const { view } = await openOffer(value);
    const offer = view.getByText(unsent);
    await expect.element(offer).toBeVisible();
    await expect.element(offer).toHaveAttribute('role', 'status');
    const words = /“(.*)”/.exec(offer.element().textContent)?.[1];
    if (typeof subject === 'string') expect(words).toBe(subject);
    else expect(words).toMatch(subject);
    await expectAccessible();
  });

  it('is offered in German on a phone', async () => {
    const { view } = await openOffer(
      { ...question, subject: 'Lampendochte '.repeat(9) },
      {
        language: 'DE',
        width: 390,
      },
    );
    await expect.element(view.getByText(/Lampendochte/)).toBeVisible();
    await expectAccessible();
    expectNoSidewaysScroll();
  });

  it('is continued on the page where it was asked, and no longer offered once it was sent', async () => {
    const context = { title: 'Oil Act', url: 'http://localhost/read/oil' };
    const { view, form, requestsOf } = await openOffer(
      { ...question, context },
      { answers: { [mailCall]: { status: 'success', mail: 'sent' } } },
    );
    await userEvent.click(view.getByRole('button', { name: 'Continue' }));
    await expect.element(form.getByLabelText('Message')).toHaveValue('How bright?');
    await expect.element(form.getByText('Goes along: Oil Act')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Send' }));
    await expect.element(form.getByText('Message has been sent successfully')).toBeVisible();
    expect(requestsOf(mailCall).map(({ body }) => body)).toEqual([
      expect.objectContaining({ context: { ...context, language: 'EN' } }),
    ]);
    await expect.element(view.getByText(unsent)).not.toBeInTheDocument();
  });

  it('is discarded', async () => {
    const { view, draft } = await openOffer();
    await userEvent.click(view.getByRole('button', { name: 'Discard' }));
    await expect.element(view.getByRole('button', { name: 'Not now' })).not.toBeInTheDocument();
    await expect.element(view.getByRole('main')).toHaveFocus();
    expect(draft()).toBeUndefined();
  });

  it('is left for later', async () => {
    const { view, draft } = await openOffer();
    await userEvent.click(view.getByRole('button', { name: 'Not now' }));
    await expect.element(view.getByText(unsent)).not.toBeInTheDocument();
    await expect.element(view.getByRole('main')).toHaveFocus();
    expect(draft()).toMatchObject(question);
  });
});
