/** The room of an element in its page. */
export type Room = {
  /** Height in px that is kept free from the start, where the page gives none. */
  height: number;
  /** The least height in px, whatever the page gives; the height that is kept free if absent. */
  minHeight?: number;
  /** The least width in px where the page gives none, as in rows, floats and dialogs; three times of it is liked. */
  minWidth?: number;
  /**
   * How the view stands in its room. `fills`: it is never higher and scrolls inside. `scrolls`: it makes its room higher
   * where the page lets it, and is scrolled where not. `lies`: parts with backgrounds of their own, and the page between.
   */
  view: 'fills' | 'scrolls' | 'lies';
};

const viewRules: Record<Room['view'], (height: number) => string> = {
  // A cell of a grid is a height of which a view can be 100 %.
  fills: (height) =>
    `.reg-place > * { flex: 1 1 min(${height}px, 100dvh); min-block-size: 0; overflow: hidden auto; contain: size;
  display: grid; grid-template: minmax(0, 1fr) / minmax(0, 1fr); }`,
  scrolls: (height) =>
    `.reg-place { overflow: auto; } .reg-place > * { flex: 1 1 ${height}px; min-block-size: min-content; }`,
  lies: () =>
    `.reg-place > * { flex: 1 1 auto; min-block-size: 0; background: none;
  display: flex; flex-direction: column; align-items: start; }`,
};

type HostRules = {
  /** Rules of the shell. */
  shell?: string | undefined;
  /** Whether the page must not change how it is displayed. */
  isForced?: boolean;
};

/**
 * Rules of the shadow host. The page sets width, height, position and margins; without a height it is the one that is
 * kept free, so that nothing moves when the view comes. `all: initial` stops inheritance, and `!important` inside takes
 * precedence over `!important` outside, so that a page with `* { all: unset !important }` changes nothing inside.
 *
 * A container of its width has no width of its own: letters that nobody sees give the host one. Percentages of a height
 * that a page does not give are none, so columns of flex boxes hand the height down, from `max-height` too.
 */
export function hostStyles(
  { height, minHeight = height, minWidth = 0, view }: Room,
  { shell = '', isForced = false }: HostRules = {},
): string {
  const weight = isForced ? ' !important' : '';
  return `
:host { display: flex${weight}; flex-direction: column${weight}; min-block-size: ${minHeight}px; }
:host([hidden]) { display: none !important; }
:host::before { all: initial !important; display: block !important; content: "a a" / "" !important;
  block-size: 0 !important; overflow: hidden !important; visibility: hidden !important;
  font: 0/0 a !important; letter-spacing: ${minWidth}px !important; }
:host::after { display: none !important; }
.reg-place { all: initial; display: flex; flex-direction: column; flex: 1 1 auto; block-size: 100%;
  min-block-size: 0; max-block-size: inherit; contain: layout style;${minWidth > 0 ? ' container-type: inline-size;' : ''}
  direction: ltr; color-scheme: inherit; --reg-max-height: none;
  font: 13px/20px sans-serif; font-family: var(--reg-font, inherit); }
${viewRules[view](height)}
.reg-place[data-replacing] > :last-child:not(:first-child) { position: absolute; inline-size: 100%; block-size: 0;
  min-block-size: 0; overflow: hidden; }
.reg-shell { display: grid; grid-template: none; align-content: start; gap: 12px;
  box-sizing: border-box; padding: 20px; color: GrayText; }
.reg-shell i { display: block; height: 12px; border-radius: 2px; background: currentColor; opacity: .18; }
.reg-shell i:first-of-type { width: 40%; height: 16px; }
.reg-shell i:last-of-type { width: 78%; }
.reg-shell p { margin: 0; color: CanvasText; }
.reg-shell button { all: revert; justify-self: start; font: inherit; min-height: 32px; }
${shell}
@media print { :host { block-size: auto !important; max-block-size: none !important; }
  .reg-place, .reg-place > * { display: block; block-size: auto; contain: none; overflow: visible; }
  .reg-shell { display: none; } }
`;
}
