import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { domainCalls } from '#core/contract/domain/domain-calls.ts';
import type { Call } from '#core/contract/endpoint.ts';
import { mainCalls } from '#core/contract/main/main-calls.ts';
import { expectAccessible, expectNoSidewaysScroll } from '#widgets/testing/axe.ts';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { type Answers, refusal } from '#widgets/testing/view.tsx';
import { expectNoAccess } from './testing/no-access.ts';
import { ada, openPortal, type PortalOptions } from './testing/portal.tsx';
import { settings } from './testing/settings.ts';

const calls: Call[] = [...Object.values(mainCalls), ...Object.values(domainCalls)];
const isForReaders = ({ access }: Call) =>
  typeof access === 'object' && access.roles?.includes('READER') === true;
const readingCalls = calls
  .filter(isForReaders)
  .map(({ method, path }) => new RegExp(`^${method} ${path.replaceAll(/:\w+/g, '[^/]+')}$`));
const areReading = (sent: readonly { call: string }[]) =>
  sent.map(({ call }) => call).filter((call) => readingCalls.some((pattern) => pattern.test(call)));

const answers: Answers = {
  'GET /domain/settings': settings,
  'GET /statistics': {
    noOfToDoComments: 0,
    noOfInProgressComments: 0,
    noOfOnGoingChangeElements: 0,
    noOfTotalTaggedComments: 0,
  },
  'GET /Topic/landing': { name: 'landing', language: 'EN', title: 'Topics', text: 'All of them.' },
  'GET /Topic/support': { name: 'support', language: 'EN', title: 'Support', text: 'Ask us.' },
  'GET /users/current': { ...ada, roles: ['CHAT_USER'] },
};
const chat: PortalOptions = { roles: ['CHAT_USER'], answers };

describe('who may not read', () => {
  it.each([
    '/read',
    '/read/lamp/1',
    '/read/lamp/1?view=pdf',
    '/read/lamp?compare=2024-01-01',
    '/read/lamp?languages=de,fr',
    '/search',
    '/search/EN/EN/lamps',
    '/glossary',
  ])('is told at %s that the role is missing, and no text is asked for', async (address) => {
    const sent = await expectNoAccess(address, 'Reader', chat);
    expect(sent).toEqual(['GET /domain/settings']);
  });

  it.each(['/dashboard', '/topic', '/support'])(
    'finds no search at %s, nor any call of it',
    async (address) => {
      const { view, requests } = await openPortal(address, chat);
      await expect.element(view.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      expect(view.getByRole('combobox').elements()).toEqual([]);
      await userEvent.keyboard('{Control>}k{/Control}');
      const palette = view.getByRole('dialog', { name: 'Quick access' });
      await userEvent.fill(palette.getByRole('combobox'), 'sign');
      await expect.element(palette.getByRole('option', { name: /Sign out/ })).toBeVisible();
      expect(palette.getByRole('option', { name: /Search/ }).elements()).toEqual([]);
      expect(areReading(requests)).toEqual([]);
    },
  );

  it.each([
    ['EN', 1280, 'You may not read regulations yet', 'Reading and searching need the role “Reader”.'],
    ['DE', 390, 'Sie können noch keine Erlasse lesen', 'Lesen und Suchen erfordern die Rolle «Lesen».'],
    ['FR', 390, 'Vous ne pouvez pas encore lire les actes', /requièrent le rôle « Lecture »/],
    ['IT', 390, 'Non può ancora leggere gli atti normativi', /richiedono il ruolo «Lettura»/],
  ] as const)('is told so by the overview in %s', async (language, width, title, words) => {
    const { view, requests } = await openPortal('/dashboard', { ...chat, language, width });
    const notice = view.getByRole('region', { name: title });
    await expect.element(notice.getByText(words)).toBeVisible();
    expect(areReading(requests)).toEqual([]);
    await expectAccessible();
    expectNoSidewaysScroll();
  });

  it('still has the links to what is read, as the specification says', async () => {
    const { view } = await openPortal('/dashboard', chat);
    const links = view.getByRole('navigation').first();
    await expect.element(links.getByRole('link', { name: 'Read' })).toHaveAttribute('href', '/read');
  });

  it('is told as soon as the servers refuse, where the role was taken away meanwhile', async () => {
    expectOnConsole(/only for READER/);
    const { view } = await openPortal('/read', {
      answers: { ...answers, 'POST /ListOfRegulation': () => refusal(403, 'FORBIDDEN', 'only for READER') },
    });
    await expect.element(view.getByText('This page needs the role “Reader”.')).toBeVisible();
  });
});
