import { OPS, type PDFPageProxy, Util } from 'pdfjs-dist/legacy/build/pdf.mjs';

export type Area = { left: number; right: number; top: number; bottom: number };
export type Rule = { left: number; right: number; y: number };
/** Where a page has pictures and horizontal rules; empty if its drawing cannot be read. */
export type Drawing = { pictures: Area[]; rules: Rule[] };

type Matrix = number[];
/** Ways of drawing one picture, in the square from 0 to 1 of the current coordinates. */
const picturing = new Set<number>([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
  OPS.paintSolidColorImageMask,
]);
/** A page with more of them is a drawing, and none of them means anything. */
const maxAreas = 20_000;

/** Reads what is drawn on a page beside its text; with it the library learns which fonts are bold. */
export async function readDrawing(page: PDFPageProxy, view: number[]): Promise<Drawing> {
  const drawing: Drawing = { pictures: [], rules: [] };
  // A page whose drawing is damaged often has sound text.
  const list = await page.getOperatorList().catch(() => undefined);
  if (list === undefined) return drawing;
  const stack: Matrix[] = [];
  let current: Matrix = view;
  for (const [at, operator] of list.fnArray.entries()) {
    const args = list.argsArray[at] as unknown[] | null;
    if (operator === OPS.save) stack.push(current);
    else if (operator === OPS.restore) current = stack.pop() ?? view;
    else if (operator === OPS.transform) current = Util.transform(current, args as Matrix) as Matrix;
    else if (operator === OPS.paintFormXObjectBegin) {
      stack.push(current);
      if (Array.isArray(args?.[0])) current = Util.transform(current, args[0] as Matrix) as Matrix;
    } else if (operator === OPS.paintFormXObjectEnd) current = stack.pop() ?? view;
    else if (picturing.has(operator)) drawing.pictures.push(areaOf(current, [0, 0, 1, 1]));
    else if (operator === OPS.constructPath) addRule(drawing.rules, current, args?.[2]);
    if (drawing.pictures.length + drawing.rules.length > maxAreas) return { pictures: [], rules: [] };
  }
  return drawing;
}

function areaOf([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]: Matrix, corners: ArrayLike<number>): Area {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = Array.from(corners);
  const xs = [a * x0 + c * y0, a * x1 + c * y0, a * x0 + c * y1, a * x1 + c * y1].map((x) => x + e);
  const ys = [b * x0 + d * y0, b * x1 + d * y0, b * x0 + d * y1, b * x1 + d * y1].map((y) => y + f);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** A path that is as flat as a line. */
function addRule(rules: Rule[], current: Matrix, extent: unknown): void {
  if (!ArrayBuffer.isView(extent) && !Array.isArray(extent)) return;
  const { left, right, top, bottom } = areaOf(current, extent as ArrayLike<number>);
  if (bottom - top < 1.5 && right - left > 15) rules.push({ left, right, y: (top + bottom) / 2 });
}
