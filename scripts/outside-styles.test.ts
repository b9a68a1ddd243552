import { describe, expect, it } from 'vitest';
import { missingFiles, outsideStylesProblem } from './outside-styles.mjs';

const reaching = (count: number) => "globalStyle('.row svg', {});\n".repeat(count);

describe('styles of elements that somebody else draws', () => {
  it('are refused in a file without a reason, and beyond the number of its reason', () => {
    expect(outsideStylesProblem('widgets/new/new.css.ts', reaching(1))).toContain('0 have a reason');
    expect(outsideStylesProblem('portal/shell/frame.css.ts', reaching(2))).toContain('1 have a reason');
  });

  it('have a number that is lowered with them', () => {
    expect(outsideStylesProblem('portal/shell/frame.css.ts', reaching(0))).toContain('lower the number');
    expect(outsideStylesProblem('portal/shell/frame.css.ts', reaching(1))).toBeUndefined();
  });

  it('are free in the room of styles', () => {
    expect(outsideStylesProblem('styles/base.css.ts', reaching(9))).toBeUndefined();
  });

  it('need no reason in a file that is gone', () => {
    expect(missingFiles(() => true)).toEqual([]);
    expect(missingFiles((file) => file !== 'portal/shell/frame.css.ts')).toEqual([
      'portal/shell/frame.css.ts',
    ]);
  });
});
