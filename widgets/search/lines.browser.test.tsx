import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aReply, aSearch, aSuggestion, searchCall, suggestCall } from '#widgets/testing/search.ts';
import { type Answers, renderIn } from '#widgets/testing/view.tsx';
import { SearchBox, type SearchBoxProps } from './SearchBox.tsx';

const context = { searchLanguage: 'DE', displayLanguage: 'DE' } as const;
const suggested = { direct: [aSuggestion()], completions: [], total: 12 };

async function draw(answers: Answers = {}, props: Partial<SearchBoxProps> = {}) {
  const test = await aSearch({ [suggestCall]: suggested, [searchCall]: aReply({ total: 12 }), ...answers });
  const onGo = vi.fn();
  const { search, searching, app } = test;
  const view = await renderIn(
    app,
    <SearchBox search={search} searching={searching} context={context} onGo={onGo} {...props} />,
  );
  const box = page.getByRole('combobox').first();
  const list = page.getByRole('listbox');
  const open = async (term = '') => {
    await userEvent.click(box);
    await expect.element(list).toBeVisible();
    if (term !== '') await userEvent.fill(box, term);
  };
  return { ...test, view, box, list, open, onGo };
}

/** Lines of which parts lie on each other, leave the line, or are cut without a sign of it. */
function misplacedIn(list: Element): string[] {
  return [...list.querySelectorAll('[role="option"]')].flatMap((line) => {
    const around = line.getBoundingClientRect();
    const parts = [...line.children].map((part) => ({ part, box: part.getBoundingClientRect() }));
    const isOutside = parts.some(({ box }) => box.left < around.left || box.right > around.right + 0.5);
    const lieOnEachOther = parts.some(({ box }, at) => box.left < (parts[at - 1]?.box.right ?? 0) - 0.5);
    const isCut = parts.some(
      ({ part }) =>
        part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).textOverflow !== 'ellipsis',
    );
    const hidesActive =
      line.getAttribute('aria-selected') === 'true' &&
      parts.some(({ part }) => part.scrollWidth > part.clientWidth + 1);
    return isOutside || lieOnEachOther || isCut || hidesActive ? [line.textContent ?? ''] : [];
  });
}

describe('the lines of the drop-down', () => {
  const longName = 'Verordnung der Eidgenössischen Finanzmarktaufsicht über die Bekämpfung von Geldwäscherei';
  it.each([360, 390, 480, 600, 768, 1024, 1440, 1920, 2560])(
    'at %i keeps the parts of a line apart and inside, however long their words are',
    async (width) => {
      await page.viewport(width, 800);
      try {
        const { app, search, box, list } = await draw({
          [suggestCall]: {
            direct: [
              aSuggestion({ label: 'Art. 37h Abs. 3 GwV-FINMA', detail: longName }),
              aSuggestion({ kind: 'document', path: undefined, label: longName, detail: longName }),
              aSuggestion({ kind: 'heading', path: '5', label: longName, detail: 'Art. 5 GwV-FINMA' }),
            ],
            completions: [{ query: `${longName} Publikumseinlagen`, word: 'Publikumseinlagen' }],
            total: 1234,
          },
        });
        await app.translator.setLanguage('DE');
        search.recent.remember(`Einl ${longName}`);
        await userEvent.click(box);
        await userEvent.fill(box, 'Einl');
        await expect.poll(() => list.element().querySelectorAll('[role="option"]').length).toBeGreaterThan(8);
        for (let step = 0; step < 6; step += 1) {
          expect(misplacedIn(list.element())).toEqual([]);
          await userEvent.keyboard('{ArrowDown}');
        }
      } finally {
        await page.viewport(1280, 800);
      }
    },
  );

  it('completes the word that is being typed, and searches with it', async () => {
    const completions = [{ query: 'Frist Publikumseinlagen', word: 'Publikumseinlagen' }];
    const { open, view, onGo } = await draw({ [suggestCall]: { ...suggested, completions } });
    await open('Frist Publikumseinl');
    const group = view.getByRole('group', { name: 'Search' });
    await userEvent.click(group.getByRole('option', { name: /^Frist Publikumseinlagen/ }));
    await expect
      .poll(() => onGo.mock.calls[0]?.[0])
      .toMatchObject({ request: { term: 'Frist Publikumseinlagen' } });
  });

  it('opens above a box at the end of a page, and wider than a box that is too narrow', async () => {
    const { open, box, list } = await draw();
    const place = box.element().closest('search');
    Object.assign(place?.style ?? {}, { position: 'fixed', bottom: '8px', width: '200px' });
    await open('Docht');
    const popup = () => list.element().closest('[popover]')?.getBoundingClientRect();
    const field = box.element().getBoundingClientRect();
    await expect.poll(() => Math.abs((popup()?.bottom ?? 0) - field.top)).toBeLessThan(1);
    expect(popup()?.top).toBeGreaterThanOrEqual(0);
    expect(popup()?.width).toBeGreaterThanOrEqual(340);
  });
});
