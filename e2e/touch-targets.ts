import type { Page } from '@playwright/test';

/**
 * Controls that a finger cannot hit: visible ones whose target is less than 44 pixels wide or high. The target of a
 * field is also its label, and an element may extend its target beyond its box, so points are tried as well. Links
 * inside a sentence are excepted, as in WCAG 2.5.8.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 44;
    const controls = [
      'a[href]',
      'button',
      'input:not([type="hidden"])',
      'select',
      'textarea',
      'summary',
      ...['button', 'link', 'menuitem', 'menuitemradio', 'tab', 'checkbox', 'radio', 'option', 'switch'].map(
        (role) => `[role="${role}"]`,
      ),
    ].join(',');

    const isInSentence = (element: Element): boolean => {
      if (!getComputedStyle(element).display.startsWith('inline')) return false;
      const around = element.closest('p, li, dd, td, th, h1, h2, h3, h4, h5, h6, [data-path]');
      const words = (node: Element) => (node.textContent ?? '').trim().length;
      return around !== null && around !== element && words(around) > words(element);
    };
    const isHit = (element: Element, x: number, y: number): boolean => {
      const hit = document.elementFromPoint(x, y);
      if (hit === null) return false;
      return (
        element.contains(hit) ||
        [...((element as HTMLInputElement).labels ?? [])].some((label) => label.contains(hit))
      );
    };
    /** How far the target reaches from the centre of its words in a direction: these need not be in its middle. */
    const reach = (element: Element, [x, y]: [number, number], [dx, dy]: [number, number]): number => {
      let far = 0;
      while (far < least && isHit(element, x + dx * far, y + dy * far)) far += 1;
      return far;
    };
    const tooSmall: string[] = [];
    for (const element of document.querySelectorAll(controls)) {
      const isOff =
        element.matches(':disabled, [aria-disabled="true"]') || element.closest('[inert], [hidden]');
      if (isOff || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const label = (element as HTMLInputElement).labels?.[0];
      const boxes = [
        element.getBoundingClientRect(),
        ...(label?.contains(element) ? [label.getBoundingClientRect()] : []),
      ];
      const width = Math.max(...boxes.map((box) => box.width));
      const height = Math.max(...boxes.map((box) => box.height));
      const [box] = boxes;
      if (box === undefined || (box.width <= 1 && box.height <= 1 && !label)) continue;
      if (box.right < 0 || box.bottom < 0 || isInSentence(element)) continue;
      if (width >= least - 0.5 && height >= least - 0.5) continue;
      const centre: [number, number] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      const wide = Math.max(width, reach(element, centre, [1, 0]) + reach(element, centre, [-1, 0]));
      const high = Math.max(height, reach(element, centre, [0, 1]) + reach(element, centre, [0, -1]));
      // A point at the edge of the window cannot be tried.
      if (wide >= least - 2 && high >= least - 2) continue;
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30) ?? '';
      tooSmall.push(
        `${element.tagName.toLowerCase()}.${element.className} "${name}" ${Math.round(wide)} × ${Math.round(high)}`,
      );
    }
    return [...new Set(tooSmall)];
  });
}
