import { fallbackVar, globalStyle } from '@vanilla-extract/css';
import { boldWeight, italicWeight } from './letters.css.ts';
import { themeRoot, vars } from './theme.css.ts';

// A selector without specificity, so that any class of a view wins; it matches only inside the theme root.
const inside = (selector: string) => `:where(.${themeRoot}) :where(${selector})`;

globalStyle(`:where(.${themeRoot})`, {
  background: vars.color.paper,
  color: vars.color.ink,
  fontFamily: vars.font.ui,
  fontVariantNumeric: 'lining-nums tabular-nums',
  textSizeAdjust: '100%',
  textRendering: 'optimizeLegibility',
  WebkitFontSmoothing: 'antialiased',
});
globalStyle(`${inside('*')}, ${inside('*')}::before, ${inside('*')}::after`, { boxSizing: 'border-box' });
globalStyle(inside('h1,h2,h3,h4,h5,h6,p,ul,ol,dl,dd,figure,fieldset,blockquote'), { margin: 0, padding: 0 });
globalStyle(inside('h1,h2,h3,h4,h5,h6'), { font: 'inherit' });
// Raised and lowered signs of law text must not change the line height.
globalStyle(inside('sup,sub'), {
  position: 'relative',
  fontSize: '0.72em',
  lineHeight: 0,
  verticalAlign: 'baseline',
});
globalStyle(inside('sup'), { top: '-0.42em' });
globalStyle(inside('sub'), { top: '0.2em' });
globalStyle(inside('i'), { fontWeight: fallbackVar(italicWeight, 'inherit') });
globalStyle(inside('b'), { fontWeight: fallbackVar(boldWeight, 'bolder') });
globalStyle(inside('ul,ol'), { listStyle: 'none' });
globalStyle(inside('fieldset'), { border: 0, minInlineSize: 0 });
globalStyle(inside('button,input,select,textarea'), {
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
});
globalStyle(inside('button'), { background: 'none', border: 0, padding: 0, cursor: 'pointer' });
globalStyle(inside('button:disabled'), { cursor: 'default' });
globalStyle(inside('a'), { color: 'inherit', textDecoration: 'none' });
globalStyle(inside('table'), { borderCollapse: 'collapse', borderSpacing: 0 });
globalStyle(inside('[hidden]'), { display: 'none' });
globalStyle(inside('::selection'), { background: vars.color.accentLine, color: vars.color.ink });
