const drawing = `
import { createElement } from 'react';
export default ({ node }) => (props) =>
  createElement(
    'svg',
    { viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', ...props },
    ...node.map(([tag, attributes]) => createElement(tag, attributes)),
  );`;

/**
 * Draws the icons of lucide-react without its machinery for names, colours, sizes and contexts:
 * `widgets/ui/Icon.tsx` is the one place that draws them, and says all of that itself.
 */
export const leanIcons = {
  name: 'lean-icons',
  load: (id) => (id.endsWith('lucide-react/dist/esm/createLucideIcon.mjs') ? drawing : null),
  transform(code, id) {
    if (!id.includes('lucide-react/dist/esm/icons/')) return null;
    const lean = code
      .replace(/^ {2}(?:name|size): .*,$/gm, '')
      .replaceAll(/, key: "\w+"/g, '')
      .replace(/^__iconData\.node;$/m, '');
    return { code: lean, map: null };
  },
};
