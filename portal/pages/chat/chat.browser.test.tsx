import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible, expectNoSidewaysScroll } from '#widgets/testing/axe.ts';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { refusal } from '#widgets/testing/view.tsx';
import {
  answerId,
  askCall,
  done,
  id,
  lines,
  listCall,
  openChat,
  passages,
  question,
  reply,
  sentence,
  statement,
  stored,
  thread,
} from '../../testing/chat.ts';
import { expectNoAccess } from '../../testing/no-access.ts';
import { ada } from '../../testing/portal.tsx';

describe('the chat', () => {
  it.each([
    [1440, 'EN'],
    [390, 'DE'],
  ] as const)(
    'answers with sentences, their places and links to them, at %i in %s',
    async (width, language) => {
      const { view, requestsOf } = await openChat({}, { width, language });
      await userEvent.fill(view.getByRole('textbox', { name: /Your question|Ihre Frage/ }), question);
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await expect.element(view.getByText(sentence)).toBeVisible();
      expect(requestsOf(askCall).map(({ body }) => body)).toEqual([{ question, language: 'EN' }]);
      const link = view.getByRole('link', { name: 'Art. 1 para. 1 LampA', exact: true });
      await expect
        .element(link)
        .toHaveAttribute('href', '/read/lamp/1?versionDate=2024-01-01&language=EN#1%5E1');
      await expect.poll(() => requestsOf('POST /Chat/Threads')).toHaveLength(1);
      expectNoSidewaysScroll();
      await expectAccessible();
    },
  );

  it('has each act once beside the answer, invented law with its mark, and links to its places', async () => {
    const [place] = passages.passages;
    const list = [
      { ...place, sample: true },
      { ...place, completeParagraphID: 'lamp~2^1', citation: 'Art. 2 para. 1 LampA', sample: true },
      {
        ...place,
        completeParagraphID: 'stove~3',
        regTextId: 'stove',
        shortName: 'StoveA',
        title: 'Stove Act',
        citation: 'Art. 3 StoveA',
      },
    ];
    const sentences = list.map((_, at) => ({ ...statement.statement.sentences[0], passage: at }));
    const { view } = await openChat(
      {
        [askCall]: reply(
          { ...passages, passages: list },
          { event: 'statement', statement: { sentences } },
          done,
        ),
      },
      { width: 390 },
    );
    await userEvent.fill(view.getByRole('textbox', { name: 'Your question' }), question);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    const sources = view.getByRole('complementary', { name: 'Sources' });
    await expect.element(sources.getByText('Stove Act', { exact: true })).toBeVisible();
    expect(sources.getByText('Lamp Act', { exact: true }).elements()).toHaveLength(1);
    expect(sources.getByText('Sample', { exact: true }).elements()).toHaveLength(1);
    await expect
      .element(sources.getByRole('link', { name: 'Open in the reader: Art. 2 para. 1 LampA', exact: true }))
      .toHaveAttribute('href', '/read/lamp/2?versionDate=2024-01-01&language=EN#2%5E1');
    expect(
      sources
        .getByRole('link')
        .elements()
        .map((link) => link.textContent?.replace(/\s/gu, ' ')),
    ).toEqual(['Art. 1 para. 1', 'Art. 2 para. 1', 'Art. 3']);
    await expectAccessible();
  });

  it.each([
    ['EN', 'EN', 'What is a fridge?', /^No sentence was found in the texts/, 'Search for these words'],
    ['FR', 'EN', 'Qu’est-ce qu’un frigo ?', /^Aucune phrase qui répond/, 'Rechercher ces mots'],
    ['DE', 'IT', 'Was ist ein Kühlschrank?', /^In den Texten wurde kein Satz/, 'Nach diesen Wörtern suchen'],
  ] as const)(
    'says in %s, where a page in %s was asked in it, that the texts do not answer %j',
    async (of, language, unanswered, words, link) => {
      const { view } = await openChat(
        { [askCall]: reply({ ...passages, language: of, passages: [] }, { event: 'done', mode: 'none' }) },
        { language },
      );
      await userEvent.fill(view.getByRole('main').getByRole('textbox'), unanswered);
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      const refusal = view.getByText(words);
      await expect.element(refusal).toBeVisible();
      await expect.element(refusal).toHaveAttribute('lang', of.toLowerCase());
      await expect.element(view.getByRole('link', { name: link })).toBeVisible();
      await expect
        .element(view.getByRole('heading', { name: unanswered }))
        .toHaveAttribute('lang', of.toLowerCase());
    },
  );

  it('says why it did without the model, and shows nothing of what was withdrawn', async () => {
    const withdrawn = { ...statement, statement: { ...statement.statement, words: 'Nonsense.' } };
    const events = [
      passages,
      withdrawn,
      { event: 'withdrawn' },
      passages,
      statement,
      { ...done, fallback: 'stalled' },
    ];
    const { view } = await openChat({ [askCall]: reply(...events) });
    await userEvent.fill(view.getByRole('textbox', { name: 'Your question' }), question);
    await userEvent.click(view.getByRole('button', { name: 'Ask', exact: true }));
    await expect.element(view.getByText(/^The language model took too long/)).toBeVisible();
    expect(view.getByText('Nonsense.').elements()).toEqual([]);
  });

  it('refuses an empty question and one that is too long, without asking', async () => {
    const { view, requestsOf } = await openChat();
    await userEvent.click(view.getByRole('button', { name: 'Ask', exact: true }));
    await expect.element(view.getByText('Write a question.')).toBeVisible();
    await userEvent.fill(view.getByRole('textbox', { name: 'Your question' }), 'x'.repeat(2001));
    await expect.element(view.getByText('At most 2,000 letters; 1 too many.')).toBeVisible();
    expect(requestsOf(askCall)).toEqual([]);
  });

  it.each([
    [
      'EN',
      /^12 more letters are possible/,
      /^1 more letter is possible/,
      /At most 2,000 letters; 1 too many/,
    ],
    ['DE', /^Noch 12 Zeichen möglich/, /^Noch 1 Zeichen möglich/, /Höchstens 2000 Zeichen; 1 zu viel/],
    [
      'FR',
      /^Encore 12 caractères possibles/,
      /^Encore 1 caractère possible\./,
      /2000 caractères au plus\s; 1 de trop/,
    ],
    [
      'IT',
      /^Ancora 12 caratteri possibili/,
      /^Ancora 1 carattere possibile/,
      /Al massimo 2000 caratteri; 1 di troppo/,
    ],
  ] as const)('says in %s how many letters are left, near the limit', async (language, some, one, none) => {
    const { view } = await openChat({}, { language });
    const field = view.getByRole('main').getByRole('textbox');
    const status = () => document.querySelector('main [role="status"]')?.textContent;
    await userEvent.fill(field, 'x'.repeat(1799));
    expect(view.getByText(/\d more letters? /).elements()).toEqual([]);
    for (const [letters, words] of [
      [1988, some],
      [1999, one],
    ] as const) {
      await userEvent.fill(field, 'x'.repeat(letters));
      await expect.element(field).toHaveAccessibleDescription(words);
      await expect.poll(status).toMatch(words);
    }
    await userEvent.fill(field, 'x'.repeat(2001));
    await expect.element(field).toHaveAccessibleDescription(none);
    await expect.element(field).toBeInvalid();
    await expect.poll(status).toMatch(none);
  });

  it('takes feedback on an answer, not on the word that there is none', async () => {
    const refused = {
      ...stored,
      id: '00000000-0000-4000-8000-000000000003',
      question: 'What is a fridge?',
      events: [
        { ...passages, passages: [] },
        { event: 'done', mode: 'none' },
      ],
    };
    const { view } = await openChat({
      [listCall]: [thread],
      [`GET /Chat/Threads/${id}`]: { ...thread, list: [stored, refused] },
    });
    await userEvent.click(view.getByRole('button', { name: question, exact: true }));
    const answer = view.getByRole('article', { name: question });
    await expect.element(answer.getByRole('group', { name: 'Was this answer helpful?' })).toBeVisible();
    const refusal = view.getByRole('article', { name: refused.question });
    await expect.element(refusal.getByText(/^No sentence was found/)).toBeVisible();
    expect(refusal.getByRole('group').elements()).toEqual([]);
  });

  it('has room for 200 threads beside the open one, and for a question of 2,000 letters', async () => {
    const long = 'Ask '.repeat(500).trim();
    const threads = Array.from({ length: 200 }, (_, at) => ({
      ...thread,
      id: id.slice(0, -3) + String(at + 100),
      title: `Thread ${at}`,
    }));
    const { view } = await openChat(
      {
        [listCall]: threads,
        [askCall]: reply({ ...passages, passages: [] }, { event: 'done', mode: 'none' }),
      },
      { width: 1440 },
    );
    await expect.element(view.getByRole('button', { name: 'Thread 199', exact: true })).toBeInTheDocument();
    const list = view.getByRole('navigation', { name: 'My threads' }).getByRole('list').element();
    expect(list.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight);
    await userEvent.fill(view.getByRole('textbox', { name: 'Your question' }), long);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    const refusal = view.getByText(/^No sentence was found/);
    await expect.element(refusal).toBeVisible();
    // Nothing stands beside it, so it has the whole width.
    const article = view.getByRole('article').element().getBoundingClientRect();
    expect(refusal.element().getBoundingClientRect().width).toBeCloseTo(article.width, 0);
    const weight = getComputedStyle(view.getByRole('heading', { level: 2 }).last().element()).fontWeight;
    expect(Number(weight)).toBeLessThan(600);
    expectNoSidewaysScroll();
    await expectAccessible();
  });

  it('stops an answer, and asks again', async () => {
    let count = 0;
    const { view, requestsOf } = await openChat({
      [askCall]: () => {
        count += 1;
        if (count > 1) return reply(passages, statement, done)();
        return new Response(
          new ReadableStream({
            start: (controller) => controller.enqueue(new TextEncoder().encode(lines(passages, statement))),
          }),
        );
      },
    });
    await userEvent.fill(view.getByRole('textbox', { name: 'Your question' }), question);
    await userEvent.click(view.getByRole('button', { name: 'Ask', exact: true }));
    await expect.element(view.getByText(sentence)).toBeVisible();
    await userEvent.click(view.getByRole('button', { name: 'Stop' }));
    await expect.element(view.getByText(/^Stopped\./)).toBeVisible();
    // What was stopped is not stored, and nothing empty is sent by the same press.
    expect(requestsOf('POST /Chat/Threads')).toEqual([]);
    expect(view.getByText('Write a question.').elements()).toEqual([]);
    await expect.element(view.getByRole('button', { name: 'Ask', exact: true })).toHaveFocus();
    await userEvent.click(view.getByRole('button', { name: 'Ask again' }));
    await expect.poll(() => count).toBe(2);
    await expect.poll(() => requestsOf('POST /Chat/Threads')).toHaveLength(1);
    await expect.element(view.getByRole('heading', { name: question, exact: true })).toHaveFocus();
  });

  it('opens a thread, takes feedback on an answer, and deletes the thread after a confirmation', async () => {
    const { view, requestsOf } = await openChat({ [listCall]: [thread] });
    await userEvent.click(view.getByRole('button', { name: question, exact: true }));
    await expect.element(view.getByText(sentence)).toBeVisible();
    await userEvent.click(view.getByRole('button', { name: 'No', exact: true }));
    await expect.element(view.getByRole('textbox', { name: /What is missing/ })).toBeVisible();
    expect(requestsOf(`PUT /Chat/Answers/${answerId}/Feedback`).map(({ body }) => body)).toEqual([
      { helpful: false, words: '' },
    ]);
    await userEvent.click(view.getByRole('button', { name: `Delete “${question}”` }));
    await userEvent.click(view.getByRole('button', { name: 'Delete', exact: true }));
    await expect.poll(() => requestsOf(`DELETE /Chat/Threads/${id}`)).toHaveLength(1);
    await expectAccessible();
  });

  it('renames a thread', async () => {
    const { view, requestsOf } = await openChat({
      [listCall]: [thread],
      [`PUT /Chat/Threads/${id}`]: { ...thread, title: 'Deposits' },
    });
    await userEvent.click(view.getByRole('button', { name: `Rename “${question}”` }));
    await userEvent.fill(view.getByRole('textbox', { name: 'Name' }), ' ');
    await userEvent.click(view.getByRole('button', { name: 'Save', exact: true }));
    await expect.element(view.getByText('Write a name.')).toBeVisible();
    await userEvent.fill(view.getByRole('textbox', { name: 'Name' }), 'Deposits');
    await userEvent.click(view.getByRole('button', { name: 'Save', exact: true }));
    await expect
      .poll(() => requestsOf(`PUT /Chat/Threads/${id}`).map(({ body }) => body))
      .toEqual([{ title: 'Deposits' }]);
    await expect.poll(() => requestsOf(listCall)).toHaveLength(2);
  });

  it('copies an answer with its citations', async () => {
    const { view } = await openChat({ [listCall]: [thread] });
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(view.getByRole('button', { name: question, exact: true }));
    await userEvent.click(view.getByRole('button', { name: 'Copy with citations' }));
    await expect.element(view.getByText('The answer is on the clipboard.')).toBeVisible();
    expect(copied.mock.calls).toEqual([
      [expect.stringMatching(/^Deposits .*\. \(Art\. 1 para\. 1 LampA, Version of .*2024\)$/)],
    ]);
    copied.mockRestore();
  });

  it('says that threads could not be loaded', async () => {
    const { view } = await openChat({ [listCall]: () => refusal(500, 'INTERNAL') });
    await expectOnConsole(/load the threads/);
    await expect.element(view.getByRole('button', { name: /again|Retry/ })).toBeVisible();
  });

  it('takes a press that was meant to stop an answer which has just ended for no empty question', async () => {
    const { view } = await openChat({ [askCall]: reply(passages, statement, done) });
    const button = view.getByRole('button', { name: 'Ask', exact: true });
    await userEvent.fill(view.getByRole('textbox', { name: 'Your question' }), question);
    await userEvent.click(button);
    await expect.element(view.getByText(sentence)).toBeVisible();
    await userEvent.click(button);
    expect(view.getByText('Write a question.').elements()).toEqual([]);
  });

  it('goes on with the answer that a double click or a held key began', async () => {
    let count = 0;
    const { view, requestsOf } = await openChat({
      [askCall]: async () => {
        count += 1;
        await new Promise((resolve) => setTimeout(resolve, 300));
        return reply(passages, statement, done)();
      },
      [`POST /Chat/Threads/${id}/Answers`]: stored,
    });
    await userEvent.fill(view.getByRole('textbox', { name: 'Your question' }), question);
    await userEvent.dblClick(view.getByRole('button', { name: 'Ask', exact: true }));
    await expect.element(view.getByText(sentence)).toBeVisible();
    await expect.poll(() => requestsOf('POST /Chat/Threads')).toHaveLength(1);
    expect(view.getByText(/^Stopped\./).elements()).toEqual([]);
    // The second click asked nothing either.
    expect(view.getByText('Write a question.').elements()).toEqual([]);
    await userEvent.fill(view.getByRole('textbox', { name: 'Your question' }), question);
    (view.getByRole('button', { name: 'Ask', exact: true }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter>3}');
    await userEvent.keyboard('{/Enter}');
    await expect
      .poll(
        () => requestsOf('POST /Chat/Threads').length + requestsOf(`POST /Chat/Threads/${id}/Answers`).length,
      )
      .toBe(2);
    expect(view.getByText(/^Stopped\./).elements()).toEqual([]);
    expect(count).toBe(2);
  });

  it('is for those who have the role', async () => {
    await expectNoAccess('/chat', 'Chat user', {
      roles: ['READER'],
      capabilities: ['CAN_SEE_CHAT'],
      answers: { 'GET /users/current': ada, 'GET /users/current/capabilities': ['CAN_SEE_CHAT'] },
    });
  });

  it('is for those who may read what it quotes', async () => {
    const rights = { 'GET /users/current/capabilities': ['CAN_SEE_CHAT'] };
    const sent = await expectNoAccess('/chat', 'Reader', {
      roles: ['CHAT_USER'],
      capabilities: ['CAN_SEE_CHAT'],
      answers: { 'GET /users/current': { ...ada, roles: ['CHAT_USER'] }, ...rights },
    });
    expect(sent).not.toContain(listCall);
  });
});
