/**
 * Rules of the shadow host. `!important` inside takes precedence over `!important` outside, so that a host
 * page with `* { all: unset !important }` changes nothing; `all: initial` stops inheritance.
 */
export function hostStyles(height: number): string {
  return `
:host { display: block !important; position: relative !important; contain: layout style !important; }
:host([hidden]) { display: none !important; }
:host::before, :host::after { content: none !important; display: none !important; }
.reg-place { all: initial; display: block; contain: layout style; direction: ltr; min-height: ${height}px;
  container-type: inline-size; color-scheme: light dark;
  font: 13px/20px sans-serif; font-family: var(--reg-font, inherit); }
.reg-shell { display: grid; gap: 12px; padding: 20px; color: GrayText; }
.reg-shell i { display: block; height: 12px; border-radius: 2px; background: currentColor; opacity: .18; }
.reg-shell i:nth-of-type(1) { width: 40%; height: 16px; }
.reg-shell i:nth-of-type(3) { width: 92%; }
.reg-shell i:nth-of-type(4) { width: 78%; }
.reg-shell p { margin: 0; color: CanvasText; }
.reg-shell button { all: revert; justify-self: start; font: inherit; min-height: 32px; }
.reg-shell-search { padding: 8px; }
.reg-shell-search input { all: initial; box-sizing: border-box; inline-size: 100%; block-size: 40px;
  padding: 0 12px 0 36px; border: 1px solid GrayText; border-radius: 2px; color: CanvasText; background: Field;
  font: inherit; font-size: 14px; cursor: text; }
.reg-shell-search input:focus { outline: 2px solid Highlight; outline-offset: 1px; }
.reg-shell-ask { all: initial; box-sizing: border-box; min-block-size: 40px; padding: 0 16px;
  border: 1px solid GrayText; border-radius: 2px; color: CanvasText; background: Canvas;
  font: inherit; font-size: 14px; font-weight: 500; cursor: pointer; }
.reg-shell-ask:focus-visible { outline: 2px solid Highlight; outline-offset: 1px; }
@media print { .reg-shell { display: none; } }
`;
}
