import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { FacetName, SearchReply } from '#core/contract/main/search.ts';
import { searchTexts } from '#core/i18n/search.ts';
import { newSearch, type SearchRequest } from '#core/search/search-request.ts';
import { expectAccessible } from '#widgets/testing/axe.ts';
import { aReply } from '#widgets/testing/search.ts';
import { aTestApp, renderIn } from '#widgets/testing/view.tsx';
import { Facets } from './Facets.tsx';
import { Filters } from './Filters.tsx';
import { OrderGroup } from './OrderGroup.tsx';

const documents = Array.from({ length: 12 }, (_, index) => ({
  value: `law-${index + 1}`,
  shortName: `L${index + 1}`,
  title: `Law of lamps number ${index + 1}`,
  count: 12 - index,
}));
const narrow: SearchReply['narrow'] = {
  categories: [
    { value: 'base', count: 3 },
    { value: 'eu', count: 2 },
  ],
  documents,
  parts: [{ value: 'annex', count: 1 }],
  validities: [{ value: 'current', count: 1234 }],
  languages: [{ value: 'DE', count: 5 }],
};
const first = newSearch('Docht', 'DE', 'DE');

type HomeProps = {
  initial: SearchRequest;
  reply: SearchReply | undefined;
  onAsk: (next: SearchRequest) => void;
};

function Home({ initial, reply, onAsk }: HomeProps) {
  const [request, setRequest] = useState(initial);
  const ask = (next: SearchRequest) => {
    onAsk(next);
    setRequest(next);
  };
  return (
    <>
      <OrderGroup request={request} onAsk={ask} />
      <Filters request={request} reply={reply} onAsk={ask} />
    </>
  );
}

async function draw(
  initial: Partial<SearchRequest> = {},
  reply: SearchReply | undefined = aReply({ narrow }),
) {
  const { app } = aTestApp([searchTexts]);
  const onAsk = vi.fn();
  const request = { ...first, page: 3, ...initial };
  const view = await renderIn(app, <Home initial={request} reply={reply} onAsk={onAsk} />);
  const last = () => onAsk.mock.calls.at(-1)?.[0] as SearchRequest | undefined;
  const group = (name: string) => view.getByRole('group', { name });
  return { app, view, onAsk, last, group };
}

describe('filters', () => {
  it.each<[string, Partial<SearchRequest>, SearchReply | undefined]>([
    ['before an answer', {}, undefined],
    ['with what each leaves', {}, aReply({ narrow })],
    [
      'with choices',
      { documents: ['law-2', 'gone'], categories: ['eu'], parts: ['annex'] },
      aReply({ narrow }),
    ],
  ])('are accessible: %s', async (_, initial, reply) => {
    const { view } = await draw(initial, reply);
    await expect.element(view.getByRole('group', { name: 'Part of the regulation' })).toBeVisible();
    await expectAccessible();
  });

  it.each<[string, string, RegExp, keyof SearchRequest, unknown]>([
    ['a regulation', 'Regulation', /^L2, Law/, 'documents', ['law-2']],
    ['a source', 'Source', /^European Union/, 'categories', ['eu']],
    ['a part', 'Part of the regulation', /^Annex/, 'parts', ['annex']],
    ['earlier versions', 'Validity', /^Earlier/, 'validities', ['current', 'past']],
  ])('narrow by %s from the first page, and are taken back', async (_, title, option, field, expected) => {
    const { group, last } = await draw();
    const box = group(title).getByRole('checkbox', { name: option });
    expect(
      group(title)
        .getByRole('button', { name: `Reset: ${title}` })
        .elements(),
    ).toHaveLength(0);
    await userEvent.click(box);
    expect(last()).toMatchObject({ [field]: expected, page: 1 });
    await expect.element(box).toBeChecked();
    await userEvent.click(group(title).getByRole('button', { name: `Reset: ${title}` }));
    expect(last()).toMatchObject({ [field]: [] });
    await userEvent.click(box);
    await userEvent.click(box);
    expect(last()).toMatchObject({ [field]: [] });
  });

  it('mean what is in force where nothing of the validity is chosen', async () => {
    const { group, last } = await draw({ validities: ['past'] });
    const box = (name: string) => group('Validity').getByRole('checkbox', { name: new RegExp(`^${name}`) });
    await expect.element(box('In force')).not.toBeChecked();
    await userEvent.click(box('In force'));
    expect(last()?.validities).toEqual(['past', 'current']);
    await userEvent.click(box('Earlier versions'));
    expect(last()?.validities).toEqual([]);
    await expect.element(box('In force')).toBeChecked();
    expect(group('Validity').getByText('1,234').elements()).toHaveLength(1);
  });

  it('of a long group are cut, but never those that are chosen', async () => {
    const { group } = await draw({ documents: ['law-11'] });
    const lines = () => group('Regulation').getByRole('checkbox').elements().length;
    expect(lines()).toBe(7);
    await expect.element(group('Regulation').getByRole('checkbox', { name: /^L11/ })).toBeChecked();
    const more = group('Regulation').getByRole('button', { name: 'Show more' });
    await expect.element(more).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(more);
    expect(lines()).toBe(12);
    await expect.element(group('Regulation').getByRole('button', { name: 'Show less' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(lines()).toBe(7);
  });

  it('choose one language and one order, by arrows too', async () => {
    const { group, last } = await draw();
    const german = group('Search language').getByRole('radio', { name: /^German/ });
    await expect.element(german).toBeChecked();
    (german.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(last()).toMatchObject({ searchLanguage: 'FR', languageChosen: true, page: 1 });
    await userEvent.click(group('Order').getByRole('radio', { name: 'Article order' }));
    expect(last()).toMatchObject({ order: 'article', searchLanguage: 'FR' });
  });

  it('offer the languages of the interface, the searched one and those with hits', async () => {
    const languages = [{ value: 'NL' as const, count: 3 }];
    const { group } = await draw({ searchLanguage: 'ES' }, aReply({ narrow: { ...narrow, languages } }));
    const names = group('Search language').getByRole('radio').elements();
    expect(names.map((one) => one.closest('label')?.textContent)).toEqual([
      'German',
      'French',
      'Italian',
      'English',
      'Spanish',
      'Dutch3',
    ]);
    await expect.element(group('Search language').getByRole('radio', { name: 'Spanish' })).toBeChecked();
  });

  it.each([
    ['left', '{Tab}'],
    ['confirmed', '{Enter}'],
  ])('take another day once its field is %s, and only a whole one', async (_, key) => {
    const { view, onAsk, last } = await draw();
    const day = view.getByLabelText('Law as of');
    await expect.element(day).toHaveValue('01/01/2026');
    await userEvent.fill(day, '1.5.2020');
    expect(onAsk).not.toHaveBeenCalled();
    (day.element() as HTMLElement).focus();
    await userEvent.keyboard(key);
    await expect.poll(() => last()?.versionDate).toBe('2020-05-01');
    expect(onAsk).toHaveBeenCalledOnce();
    await userEvent.fill(day, '1.5.20.');
    await userEvent.fill(day, '31.2.2020');
    await userEvent.keyboard('{Enter}');
    await expect.element(day).toHaveAccessibleDescription('This day does not exist.');
    expect(onAsk).toHaveBeenCalledOnce();
  });

  it('speak German', async () => {
    const { app, view } = await draw();
    await app.translator.setLanguage('DE');
    await expect.element(view.getByRole('group', { name: 'Suchsprache' })).toBeVisible();
    expect(view.getByText(/^1.234$/).elements()).toHaveLength(1);
  });
});

describe('where something was found', () => {
  it.each([false, true])('is chosen, above the hits: %s', async (inLine) => {
    const { app } = aTestApp([searchTexts]);
    const onChange = vi.fn<(facet: FacetName) => void>();
    const counts = { regulations: 1400, comments: 3, changes: 1 };
    const view = await renderIn(
      app,
      <Facets value="regulations" counts={counts} onChange={onChange} inLine={inLine} />,
    );
    const nav = view.getByRole('navigation', { name: 'Found in' });
    expect(
      nav
        .getByRole('button', { pressed: true })
        .elements()
        .map((each) => each.textContent),
    ).toEqual(['Regulations1,400']);
    await expect.element(nav.getByRole('button', { name: /^Comments ?3$/ })).toBeVisible();
    await userEvent.click(nav.getByRole('button', { name: /^Changes/ }));
    expect(onChange.mock.calls).toEqual([['changes']]);
    await expectAccessible();
  });
});
