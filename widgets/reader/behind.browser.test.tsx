import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { InterfaceLanguage } from '#core/contract/languages.ts';
import type { RegulationDocument } from '#core/contract/main/reading.ts';
import { expectAccessible, expectNoSidewaysScroll } from '#widgets/testing/axe.ts';
import { aLampServer } from '#widgets/testing/lamp-act.ts';
import { onPaper } from '#widgets/testing/print.ts';
import { openReader } from '#widgets/testing/reader.tsx';

/** The English text of 2020, where the German one is of 2024. */
const older = (more: Partial<RegulationDocument['behind'] & object> = {}): Partial<RegulationDocument> => ({
  versionDate: '2020-01-01',
  validUntil: '2023-12-31',
  currentVersion: '2024-01-01',
  languages: ['DE', 'EN'],
  languageVersions: { DE: '2024-01-01', EN: '2020-01-01' },
  behind: {
    textDate: '2020-01-01',
    versionDate: '2024-01-01',
    languages: ['DE'],
    translation: true,
    comparedIn: 'DE',
    changedPaths: ['1^2', '2^1^b', '{chap_9}'],
    added: 1,
    ...more,
  },
});
const open = async (
  document: Partial<RegulationDocument> = older(),
  props: Parameters<typeof openReader>[0] = {},
) => openReader({ answers: aLampServer(document), ...props });

const PdfView = () => <p>Pages</p>;
/** With every space as it is typed. */
const spaced = (words: string | null | undefined) => words?.replaceAll('\u00a0', ' ');

afterEach(() => void vi.restoreAllMocks());

describe('a text that is older than the version in force', () => {
  it.each([1280, 390])(
    'says of when it is, that another language has changed since, and leads there: %i',
    async (width) => {
      const { view, onNavigate } = await open(older(), { width, article: '2' });
      const note = view.getByRole('note');
      await expect
        .poll(() => spaced(note.element().textContent))
        .toContain('Translation as of 1 January 2020; the German text has changed since');
      await expect.element(note).toBeVisible();
      const facts = [...note.element().querySelectorAll('p > span')].find((each) =>
        spaced(each.textContent)?.includes('3 passages that have changed are marked, 1 article is new.'),
      );
      // A phone has no room for them.
      expect(facts?.checkVisibility()).toBe(width > 600);
      await expectAccessible();
      await expectNoSidewaysScroll();
      expect(view.getByRole('button', { name: 'Version in force today' }).elements()).toEqual([]);
      await userEvent.click(note.getByRole('button', { name: 'Read in German' }));
      expect(onNavigate.mock.lastCall?.[0]).toMatchObject({
        regTextId: 'lamp',
        article: '2',
        language: 'DE',
        versionDate: undefined,
      });
    },
  );

  it('marks the paragraphs that read differently now with a sign and in words, on paper too', async () => {
    await open();
    const marks = () => [...document.querySelectorAll<HTMLElement>('[data-changed]')];
    const placeOf = (mark: HTMLElement) => mark.closest<HTMLElement>('[data-path]')?.dataset.path;
    // An item that this language does not have is marked at its paragraph, and what it has nothing of nowhere.
    await expect.poll(() => marks().map(placeOf)).toEqual(['1^2', '2^1']);
    for (const mark of marks()) {
      expect(mark.textContent).toBe('changed since');
      expect(mark.querySelector('svg')).not.toBeNull();
    }
    await onPaper(() => {
      for (const mark of marks()) expect(mark.checkVisibility()).toBe(true);
      expect(document.querySelector<HTMLElement>('[role="note"]')?.checkVisibility()).toBe(true);
    });
  });

  it.each<[string, Partial<RegulationDocument['behind'] & object>, string]>([
    [
      'several languages are newer',
      { languages: ['DE', 'FR', 'IT'] },
      'Translation as of 1 January 2020; the German, French and Italian texts have changed since. 3 passages',
    ],
    [
      'it is no translation',
      { translation: undefined, languages: ['FR'] },
      'Text as of 1 January 2020; the French text has changed since. 3 passages',
    ],
    [
      'no language has both versions',
      { comparedIn: undefined, changedPaths: undefined, added: undefined },
      'Translation as of 1 January 2020; the German text has changed since. Which passages have changed is not known.',
    ],
    [
      'nothing has changed',
      { changedPaths: [], added: 0 },
      'Translation as of 1 January 2020; the German text of 1 January 2024 has the same wording.',
    ],
  ])('says what is known of the changes: %s', async (_, behind, words) => {
    const { view } = await open(older(behind));
    await expect.poll(() => spaced(view.getByRole('note').element().textContent)).toContain(words);
  });

  it.each<[InterfaceLanguage, string]>([
    ['DE', 'Übersetzung, Stand 1. Januar 2020; der deutsche Text wurde seither geändert'],
    ['FR', 'Traduction, état au 1er janvier 2020\u202f; le texte allemand a été modifié depuis'],
    ['IT', 'Traduzione, stato al 1° gennaio 2020; il testo tedesco è stato modificato da allora'],
  ])('says so in the language of the interface: %s', async (language, words) => {
    const { view, app } = await open();
    await app.translator.setLanguage(language);
    await expect.poll(() => spaced(view.getByRole('note').element().textContent)).toContain(words);
  });

  it('is compared in the language that has both versions', async () => {
    const onView = vi.fn();
    const { view } = await open(older(), { onView, article: '2' });
    await userEvent.click(view.getByRole('button', { name: 'Compare in German' }));
    expect(onView.mock.lastCall).toEqual([
      { regTextId: 'lamp', article: undefined, versionDate: '2024-01-01', language: 'DE' },
      { compare: '2020-01-01', at: '2' },
    ]);
  });

  it('is cited with its own date', async () => {
    const { view } = await open(older(), { article: '1' });
    const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.hover(view.getByRole('button', { name: 'More' }));
    document.querySelector<HTMLElement>('[data-path="1^2"]')?.focus();
    await userEvent.click(view.getByRole('button', { name: 'Copy citation' }).first());
    await expect
      .poll(() => written.mock.lastCall?.[0]?.replaceAll('\u00a0', ' '))
      .toBe('Art. 1 para. 2 LampA (version of 1 January 2020)');
  });

  it('says so over the pages of the PDF too', async () => {
    const { view } = await open(older(), { view: 'pdf', PdfView, until: 'Pages' });
    await expect
      .poll(() => spaced(view.getByRole('note').element().textContent))
      .toContain('Translation as of 1 January 2020');
    expect(document.querySelectorAll('[data-changed]')).toHaveLength(0);
  });

  it.each<[string, Partial<RegulationDocument>, string | undefined, string, boolean]>([
    ['of an earlier day', { ...older(), status: 'past' }, '2021-06-01', 'Earlier version:', true],
    [
      'of a repealed act',
      { ...older(), status: 'repealed', currentVersion: undefined },
      undefined,
      'Repealed:',
      false,
    ],
    ['of a later day', older(), '2031-01-01', 'On 1 January 2031:', true],
  ])('says which law it is besides: %s', async (_, differing, versionDate, words, leadsToToday) => {
    const { view, onNavigate } = await open(differing, { versionDate });
    await expect.element(view.getByRole('note').getByText(words, { exact: true })).toBeVisible();
    const today = view.getByRole('button', { name: 'Version in force today' });
    if (!leadsToToday) return expect(today.elements()).toEqual([]);
    await userEvent.click(today);
    expect(onNavigate.mock.lastCall?.[0]).toMatchObject({ regTextId: 'lamp', versionDate: undefined });
  });

  it('has the versions of other languages in its menu, which open in one of these', async () => {
    const answers = aLampServer(older());
    answers['GET /ListOfRegulation/AllVersions/lamp'] = [
      { versionDate: '2020-01-01', validUntil: '2023-12-31', status: 'past', languages: ['DE', 'EN'] },
      { versionDate: '2024-01-01', status: 'inForce', languages: ['DE'] },
    ];
    const { view, onNavigate } = await openReader({ answers });
    await userEvent.click(view.getByRole('button', { name: 'As of 1 January 2020' }));
    await userEvent.click(view.getByRole('menuitemradio', { name: /^1 January 2024 ?in force · German/ }));
    expect(onNavigate.mock.lastCall?.[0]).toMatchObject({ versionDate: '2024-01-01', language: 'DE' });
  });
});

it('an earlier version is compared with today’s only in a language that has both', async () => {
  const past = { ...older(), behind: undefined, status: 'past' as const };
  const { view } = await open(past, { versionDate: '2020-01-01', onView: () => undefined });
  await expect.element(view.getByRole('note').getByText('Earlier version')).toBeVisible();
  expect(view.getByRole('button', { name: 'Compare with it' }).elements()).toEqual([]);
});
