import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { InterfaceLanguage } from '#core/contract/languages.ts';
import type { AbsentCitation } from '#core/contract/main/absent-citation.ts';
import type { MatchReason } from '#core/contract/main/match-reason.ts';
import type { LadderStep, SearchHit, SearchReply } from '#core/contract/main/search.ts';
import { searchTexts } from '#core/i18n/search.ts';
import { newSearch } from '#core/search/search-request.ts';
import { expectAccessible } from '#widgets/testing/axe.ts';
import { aCitedHit, aHit, aReply, hrefOf } from '#widgets/testing/search.ts';
import { aTestApp, renderIn } from '#widgets/testing/view.tsx';
import { wordsOf } from '#widgets/testing/words.ts';
import { HitList } from './HitList.tsx';

const request = newSearch('Docht', 'DE', 'DE');
const long = 'Bundesgesetzüberdiekollektivenkapitalanlagen '.repeat(6);

async function draw(more: Partial<SearchReply> = {}, initial = request) {
  const { app } = aTestApp([searchTexts]);
  const spies = { onAsk: vi.fn(), onChoose: vi.fn(), onPage: vi.fn(), onOpen: vi.fn() };
  const view = await renderIn(
    app,
    <div style={{ inlineSize: '700px' }}>
      <HitList
        reply={aReply(more)}
        request={initial}
        href={hrefOf}
        counts={{}}
        isWaiting={false}
        chosen={undefined}
        {...spies}
      />
    </div>,
  );
  return { app, view, ...spies };
}

const ladder: LadderStep[] = (
  ['fullDataSet', 'otherLanguage', 'paragraphBefore', 'previousAppendix'] as const
).map((kind) => ({ kind, query: `Docht ${kind}`, searchLanguage: 'FR', total: 7, used: false }));

describe('a query in another language than the search language', () => {
  const counted = [
    { value: 'FR' as const, count: 12 },
    { value: 'DE' as const, count: 3 },
  ];

  it.each<[InterfaceLanguage, boolean, string, string, InterfaceLanguage]>([
    ['EN', true, 'Searched in French, the language of the query (12 hits).', 'Search in German3 hits', 'DE'],
    [
      'DE',
      true,
      'Auf Französisch gesucht, in der Sprache der Suchanfrage (12 Treffer).',
      'Auf Deutsch suchen3 Treffer',
      'DE',
    ],
    [
      'FR',
      true,
      'Recherche en français, la langue de la requête (12 résultats).',
      'Rechercher en allemand3 résultats',
      'DE',
    ],
    [
      'IT',
      true,
      'Ricerca in francese, la lingua della domanda (12 risultati).',
      'Cercare in tedesco3 risultati',
      'DE',
    ],
    ['EN', false, 'The query seems to be in another language:', 'Search in French12 hits', 'FR'],
  ])(
    'is said in %s, searched: %s, with both counts and the way to the other',
    async (language, searched, said, way, other) => {
      const { app, view, onAsk } = await draw({ queryLanguage: { language: 'FR', searched, counted } });
      await app.translator.setLanguage(language);
      await expect.poll(() => wordsOf(view.getByRole('status').element())).toBe(`${said} ${way}`);
      await expectAccessible();
      await userEvent.click(view.getByRole('status').getByRole('button'));
      const chosen = { term: 'Docht', searchLanguage: other, languageChosen: true, page: 1 };
      expect(onAsk.mock.lastCall?.[0]).toMatchObject(chosen);
    },
  );
});

describe('what is cited and not there', () => {
  const provision = {
    kind: 'provision',
    number: 'Art. 999',
    existing: 'Art. 1–56',
    regTextId: 'lamp',
    shortName: 'LampA',
  } as const;
  const subject = { kind: 'subject' as const, words: ['Docht', 'Öl'] };
  const noteOf = (absent: AbsentCitation) => {
    if (absent.kind === 'provision') return '999';
    return absent.kind === 'subject' ? 'Docht' : absent.name;
  };

  it.each<[InterfaceLanguage, AbsentCitation, string]>([
    [
      'EN',
      { kind: 'act', name: 'KAG', sourceNumber: '951.31' },
      'KAG (SR 951.31) is not in this collection.',
    ],
    [
      'DE',
      { kind: 'act', name: 'KAG', sourceNumber: '951.31' },
      'KAG (SR 951.31) ist nicht in dieser Sammlung.',
    ],
    [
      'FR',
      { kind: 'act', name: 'LPCC', sourceNumber: '951.31' },
      'LPCC (RS 951.31) ne figure pas dans cette collection.',
    ],
    [
      'IT',
      { kind: 'act', name: 'LICol', sourceNumber: '951.31' },
      'LICol (RS 951.31) non è in questa raccolta.',
    ],
    [
      'EN',
      { kind: 'act', name: 'MiFIR', sourceNumber: '32014R0600' },
      'MiFIR (CELEX 32014R0600) is not in this collection.',
    ],
    ['EN', { kind: 'act', name: 'SR 999.9' }, 'SR 999.9 is not in this collection.'],
    ['DE', { kind: 'name', name: 'LampV' }, 'Kein Erlass dieser Sammlung heisst «LampV».'],
    ['EN', provision, 'LampA has no Art. 999 (it has Art. 1–56).'],
    ['DE', provision, 'LampA: Art. 999 gibt es nicht (vorhanden: Art. 1–56).'],
    ['FR', provision, 'LampA\u202f: Art. 999 n’existe pas (existants\u202f: Art. 1–56).'],
    ['IT', provision, 'LampA: Art. 999 non esiste (esistenti: Art. 1–56).'],
    ['EN', { ...provision, existing: undefined }, 'LampA has no Art. 999.'],
    ['DE', subject, 'Dazu gibt es nichts: Kein Text hat «Docht», «Öl». Am nächsten kommt dem:'],
    [
      'FR',
      subject,
      'Il n’y a rien à ce sujet\u202f: aucun texte n’a «\u202fDocht\u202f», «\u202fÖl\u202f». Ce qui s’en approche le plus\u202f:',
    ],
    ['IT', subject, 'Non c’è nulla su questo: nessun testo ha «Docht», «Öl». Ciò che più si avvicina:'],
    ['EN', subject, 'There is nothing on this: no text has “Docht”, “Öl”. The nearest there is:'],
  ])('is said in %s above the hits: %o', async (language, absent, words) => {
    const { app, view } = await draw({ absent: [absent], hits: [aHit()] });
    await app.translator.setLanguage(language);
    const note = view.getByRole('status').filter({ hasText: noteOf(absent) });
    await expect.poll(() => wordsOf(note.element())).toContain(words);
    const [said, hit] = [note.element(), view.getByRole('listitem').first().element()];
    expect(said.compareDocumentPosition(hit) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(view.getByText(/Cited provision/).elements()).toEqual([]);
    await expectAccessible();
  });

  it.each([
    ['EN', 'Provisions left out: 24.'],
    ['DE', 'Weggelassene Stellen: 24.'],
    ['FR', 'Passages omis\u202f: 24.'],
    ['IT', 'Passi tralasciati: 24.'],
  ] as const)('says in %s how many of the cited provisions are not listed', async (language, words) => {
    const { app, view } = await draw({ moreCited: 24, hits: [aHit()] });
    await app.translator.setLanguage(language);
    const note = view.getByRole('status').filter({ hasText: '24' });
    await expect.poll(() => wordsOf(note.element())).toContain(words);
  });

  it('counts no hits to a subject that is absent: the nearest are not on it', async () => {
    const { view } = await draw({ absent: [subject], hits: [aHit()], total: 1 });
    await expect.element(view.getByText(/^There is nothing on this/)).toBeVisible();
    expect(view.getByRole('listitem').elements().length).toBeGreaterThan(0);
  });

  it('leads to the act, at its day, and says once that there is no such provision', async () => {
    const used = ladder
      .filter(({ kind }) => kind === 'paragraphBefore')
      .map((step) => ({ ...step, used: true }));
    const absent = [{ ...provision, versionDate: '2021-01-01' }];
    const { view, onOpen } = await draw({ absent, ladder: used, hits: [aHit()] });
    await expect.element(view.getByText('Shown is the last provision before it.')).toBeVisible();
    const link = view.getByRole('link', { name: 'Open LampA' });
    const place = { regTextId: 'lamp', versionDate: '2021-01-01', language: 'DE' } as const;
    await expect.element(link).toHaveAttribute('href', hrefOf(place));
    await userEvent.click(link);
    expect(onOpen.mock.calls).toEqual([[place, undefined]]);
  });

  it('leaves no doubt about the spelling where nothing else was found', async () => {
    const { view } = await draw({ absent: [provision], hits: [], total: 0 });
    await expect.element(view.getByText(/^Nothing was found for/)).toBeVisible();
    expect(view.getByText(/Check the spelling/).elements()).toEqual([]);
  });
});

it('hits that are cited together say as what', async () => {
  const [reason, ...reasons] = aCitedHit().reasons ?? [];
  const range = 'Art. 37b–38';
  const { view } = await draw({
    hits: [aHit({ ...aCitedHit(), reasons: [{ ...reason, range } as MatchReason, ...reasons] })],
  });
  await expect
    .poll(() => wordsOf(view.getByText(/^Cited provision/).element()))
    .toBe('Cited provision Art. 37b–38');
  await expectAccessible();
});

describe('a hit', () => {
  it.each<[string, Partial<SearchHit>]>([
    ['in force', {}],
    ['repealed', { repealed: true, validity: 'past' }],
    [
      'of the future, found in French, with words missing',
      { validity: 'future', foundIn: 'FR', missing: ['Öl'] },
    ],
    ['without heading and passages', { heading: [], snippet: [], reasons: [] }],
    ['with long names', { heading: [{ text: long }], shortName: long, containers: [long] }],
    ['that the term named', aCitedHit()],
  ])('is accessible: %s', async (_, more) => {
    const { view } = await draw({ hits: [aHit(more)], ladder });
    await expect.element(view.getByRole('list', { name: 'Hits' })).toBeVisible();
    const { scrollWidth, clientWidth } = view.container;
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    await expectAccessible();
  });

  it.each([
    ['its heading', 'Art. 37b LampG: Der Docht', { article: '37b', path: '37b^2' }],
    ['a passage', '3 aauch nachts;', { article: '37b', path: '37b^3^a' }],
  ])(
    'opens the place of %s inside the home, and leaves other clicks to the browser',
    async (_, name, place) => {
      const { view, onOpen } = await draw();
      const link = view.getByRole('link', { name });
      const address = `#/lamp/${place.article}/${place.path}`;
      await expect.element(link).toHaveAttribute('href', address);
      await userEvent.click(link);
      expect(onOpen.mock.calls).toEqual([
        [{ regTextId: 'lamp', ...place, versionDate: undefined, language: 'DE' }, aHit()],
      ]);
      expect(location.hash).toBe('');
      for (const modifier of ['Shift', 'Alt', 'Control'] as const) {
        let left: boolean | undefined;
        const leave = (event: Event) => {
          left = !event.defaultPrevented;
          event.preventDefault();
        };
        window.addEventListener('click', leave, { once: true });
        await userEvent.click(link, { modifiers: [modifier] });
        expect(left, modifier).toBe(true);
      }
      expect(onOpen).toHaveBeenCalledOnce();
    },
  );

  it.each([
    [true, 'this passage has changed since'],
    [false, 'this passage has not changed'],
    [undefined, ''],
  ])(
    'says of an older text of when it is, and whether its passage has changed: %s',
    async (changed, words) => {
      const behind = {
        textDate: '2020-01-01',
        versionDate: '2024-01-01',
        languages: ['DE', 'FR'] as ('DE' | 'FR')[],
        translation: true as const,
        changed,
      };
      const { view } = await draw({ hits: [aHit({ language: 'EN', versionDate: '2020-01-01', behind })] });
      const said = 'Translation as of 1 January 2020; the German and French texts have changed since';
      const note = view.getByText(said, { exact: words === '' });
      await expect.element(note).toBeVisible();
      expect(note.element().textContent?.replaceAll('\u00a0', ' ')).toBe(
        [said, words].filter(Boolean).join(' · '),
      );
      // It is what there is of today's law in its language, and opens as that.
      const link = view.getByRole('link', { name: 'Art. 37b LampG: Der Docht' });
      await expect.element(link).toHaveAttribute('href', '#/lamp/37b/37b^2');
      await expectAccessible();
    },
  );

  it('of a day opens an older text on that day, and one of a repealed act on the last day there was one', async () => {
    const behind = { textDate: '2020-01-01', versionDate: '2024-01-01', languages: ['DE' as const] };
    const older = { versionDate: '2020-01-01', behind };
    const ofADay = { ...request, versionDate: '2025-06-01' };
    const first = await draw({ hits: [aHit(older)] }, ofADay);
    const linkIn = ({ view }: typeof first) => view.getByRole('link', { name: 'Art. 37b LampG: Der Docht' });
    await expect.element(linkIn(first)).toHaveAttribute('href', '#/lamp/37b/37b^2/2025-06-01');
    await first.view.unmount();
    const second = await draw({ hits: [aHit({ ...older, validity: 'repealed' })] });
    await expect.element(linkIn(second)).toHaveAttribute('href', '#/lamp/37b/37b^2/2024-01-01');
  });

  it('is chosen by focus, by click and by a mouse that rests, not by one that passes', async () => {
    const { view, onChoose } = await draw({ hits: [aHit(), aHit({ versionDate: '2020-01-01' })], total: 2 });
    const [first, second] = view.getByRole('link', { name: /Jeder Docht brennt/ }).elements();
    if (!first || !second) throw new Error('two hits are drawn');
    await userEvent.hover(first);
    await expect.poll(() => onChoose.mock.calls.at(-1)).toEqual([0]);
    onChoose.mockClear();
    const move = (from: Element, relatedTarget: Element) => {
      from.dispatchEvent(
        new PointerEvent('pointerout', { bubbles: true, relatedTarget, pointerType: 'mouse' }),
      );
      for (const [type, hit] of [
        ['pointerleave', from],
        ['pointerenter', relatedTarget],
      ] as const)
        hit.closest('li')?.dispatchEvent(new PointerEvent(type, { pointerType: 'mouse' }));
    };
    move(first, second);
    move(second, first);
    await expect.poll(() => onChoose.mock.calls).toEqual([[0]]);
    (second as HTMLElement).focus();
    expect(onChoose.mock.calls.at(-1)).toEqual([1]);
    await userEvent.click(first.closest('li')?.querySelector('h3 ~ span') ?? first);
    expect(onChoose.mock.calls.at(-1)).toEqual([0]);
  });

  it('tells on demand why it was found', async () => {
    const { view } = await draw();
    const why = view.getByRole('button', { name: 'Why this hit?' });
    const reason = view.getByText('“Docht” in the heading, a form of “Dochte”');
    expect(reason.elements()).toEqual([]);
    await expect.element(why).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(why);
    await expect.element(reason).toBeVisible();
    await expect.element(why).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => reason.elements()).toEqual([]);
  });

  it('speaks German', async () => {
    const { app, view } = await draw({ hits: [aHit({ repealed: true })] });
    await app.translator.setLanguage('DE');
    await expect.element(view.getByText('Stand 1. Januar 2024')).toBeVisible();
    await expect.element(view.getByText('aufgehoben')).toBeVisible();
  });
});

describe('the citation of a hit that the term named', () => {
  afterEach(() => void vi.restoreAllMocks());

  it.each([
    ['copied', () => Promise.resolve(), 'Copied: Art. 37b LampG'],
    ['not copied', () => Promise.reject(new Error('refused')), 'The clipboard is not available here.'],
  ])('is %s, which is said for a while', async (_, write, words) => {
    const written = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(write);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const { view } = await draw({ hits: [aCitedHit()] });
      const button = view.getByRole('button', { name: 'Copy citation' });
      (button.element() as HTMLElement).click();
      await expect.element(view.getByRole('button', { name: words })).toBeVisible();
      await expect.element(view.getByRole('status')).toHaveTextContent(words);
      expect(written.mock.calls).toEqual([['Art. 37b LampG']]);
      // The timer starts in an effect, so two frames pass first.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      vi.advanceTimersByTime(3500);
      expect(view.getByRole('button', { name: words }).elements()).toHaveLength(1);
      vi.advanceTimersByTime(500);
      await expect.element(button).toBeVisible();
      await expect.element(view.getByRole('status')).toHaveTextContent('');
    } finally {
      vi.useRealTimers();
    }
  });

  it('can be opened', async () => {
    const { view, onOpen } = await draw({ hits: [aCitedHit()] });
    await userEvent.click(view.getByRole('link', { name: 'Open article' }));
    expect(onOpen.mock.calls[0]?.[0]).toMatchObject({ regTextId: 'lamp', article: '37b', path: '37b^2' });
  });
});

describe('beside the hits', () => {
  const narrowed = { ...request, documents: ['lamp'], facet: 'regulations', page: 1 } as const;

  it.each(ladder.map(({ kind }, index) => [kind, index] as const))(
    'the step %s is searched without the filters, which would hide what it finds',
    async (kind, index) => {
      const { view, onAsk } = await draw({ ladder: [...ladder.slice(index, index + 1)] }, narrowed);
      await userEvent.click(view.getByRole('button', { name: /7 hits$/ }));
      const expected = { term: `Docht ${kind}`, searchLanguage: 'FR', documents: [], page: 1 };
      expect(onAsk.mock.calls[0]?.[0]).toMatchObject(expected);
    },
  );

  it('a likely spelling is searched with the filters', async () => {
    const { view, onAsk } = await draw({ didYouMean: { query: 'Dochte', total: 7 } }, narrowed);
    await userEvent.click(view.getByRole('button', { name: 'Dochte' }));
    expect(onAsk.mock.calls[0]?.[0]).toMatchObject({ term: 'Dochte', documents: ['lamp'] });
  });

  it.each([
    [['Dochte'], true, /^No text has “Doht”\. Shown are hits for “Dochte”/],
    [['Dochte'], false, /^Some hits have “Dochte”/],
    [[], true, /^Some hits fit words that are spelt like “Doht”/],
  ])(
    'hits of %j, another spelling, say so and lead to exactly what was typed',
    async (matched, unknown, said) => {
      const respelt = { asked: ['Doht'], found: matched, unknown, exact: '"Doht"' };
      const { view, onAsk } = await draw({ respelt }, { ...narrowed, term: 'Doht' });
      await expect.element(view.getByRole('status').filter({ hasText: said })).toBeVisible();
      await userEvent.click(view.getByRole('button', { name: 'Search for exactly “Doht”' }));
      expect(onAsk.mock.calls[0]?.[0]).toMatchObject({ term: '"Doht"', documents: ['lamp'] });
      await expectAccessible();
    },
  );

  it('a hit in a table shows its rows below the heads of their columns', async () => {
    const table = {
      columns: ['Einkommen', 'Steuer'],
      rows: [[[{ text: '42 900' }], [{ text: '0.77 ' }, { text: 'Prozent', marked: true }]]],
    };
    const text = [{ text: '42 900 0.77 ' }, { text: 'Prozent', marked: true }];
    const passage = { completeParagraphID: 'lamp~37b^1', label: '1', text, table };
    const { view } = await draw({ hits: [aHit({ snippet: [passage] })] }, request);
    await expect.element(view.getByRole('columnheader', { name: 'Steuer' })).toBeVisible();
    await expect.element(view.getByRole('cell', { name: '0.77 Prozent' })).toBeVisible();
    await expect
      .element(view.getByRole('link', { name: /Table$/ }))
      .toHaveAttribute('href', '#/lamp/37b/37b^1');
    expect(view.getByText('42 900 0.77').elements()).toEqual([]);
    await expectAccessible();
  });

  it('notes are accessible, and the step that was taken is said aloud', async () => {
    const used = ladder.map((step) => ({ ...step, used: step.kind === 'otherLanguage' }));
    const notes = {
      ladder: used,
      learning: true,
      ignored: ['der'],
      didYouMean: { query: 'D', total: 1 },
    } as const;
    const { view } = await draw({ ...notes, ignored: [...notes.ignored] }, { ...request, term: '"Docht' });
    await expect.element(view.getByRole('status')).toMatchTextContent(/found in another language/);
    await expect.element(view.getByText(/^A quotation mark is open/)).toBeVisible();
    await expectAccessible();
  });

  it.each([
    [1, 'Previous page', true, []],
    [1, 'Next page', false, [[2]]],
    [2, 'Previous page', false, [[1]]],
    [3, 'Next page', true, []],
  ])(
    'from page %i the button “%s” leads on unless there is nothing more: %s',
    async (page, name, isEnd, calls) => {
      const { view, onPage } = await draw({ total: 45 }, { ...request, page });
      const button = view.getByRole('button', { name });
      expect((button.element() as HTMLButtonElement).disabled).toBe(isEnd);
      await userEvent.click(button, { force: true });
      expect(onPage.mock.calls).toEqual(calls);
    },
  );
});
