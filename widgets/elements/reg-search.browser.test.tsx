import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls, placeElement } from '#widgets/testing/element.ts';

function aPage(html: string) {
  const section = document.createElement('section');
  section.innerHTML = html;
  document.body.append(section);
  onTestFinished(() => section.remove());
  return section;
}

it('has the name of the page’s label, also of one that comes later', async () => {
  answerCalls({});
  const section = aPage('<label for="law">Search our rules</label>');
  const element = await placeElement('reg-search', { into: section, attributes: { id: 'law' } });
  const box = page.getByRole('combobox');
  await expect.element(box).toHaveAccessibleName('Search our rules');
  await userEvent.click(page.getByText('Search our rules'));
  await expect.poll(() => element.shadowRoot?.activeElement).toBe(box.element());
  section.querySelector('label')?.remove();
  (box.element() as HTMLElement).blur();
  element.focus();
  await expect.element(box).toHaveAccessibleName('Search');
});
