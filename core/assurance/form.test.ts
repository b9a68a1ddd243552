import { describe, expect, it } from 'vitest';
import { anAnswer } from './answer-fixture.ts';
import { type AnswerForm, bodyOf, emptyForm, formOf, formProblem, isSameForm, longestText } from './form.ts';

const here = 'lamp~1^1';
const valid: AnswerForm = { ...emptyForm('EN'), compliance: 'yes' };

describe('an answer', () => {
  it.each([
    [{}, undefined],
    [{ compliance: undefined }, 'compliance complianceRequired'],
    [{ compliance: 'covered' as const }, 'coveredBy coverRequired'],
    [{ compliance: 'covered' as const, coveredBy: here }, 'coveredBy coversItself'],
    [{ compliance: 'covered' as const, coveredBy: 'lamp~2' }, undefined],
    [{ control: 'x'.repeat(longestText.control + 1) }, 'control tooLong'],
    [{ control: ` ${'x'.repeat(longestText.control)} ` }, undefined],
    [{ evidence: 'intranet/lamps' }, 'evidence noAddress'],
    [{ evidence: 'javascript:alert(1)' }, 'evidence noAddress'],
    [{ evidence: ' https://intranet.example/lamps ' }, undefined],
    [{ evidence: `https://x.example/${'x'.repeat(longestText.evidence)}` }, 'evidence tooLong'],
  ])('is wrong or right: %# %j', (fields, problem) => {
    const actual = formProblem({ ...valid, ...fields }, here);
    expect(actual && `${actual.field} ${actual.key}`).toBe(problem);
  });

  it('is sent as it is, without a cover that it does not name', () => {
    const answer = anAnswer();
    expect(bodyOf(formOf(answer))).toEqual({
      compliance: 'partial',
      coveredBy: undefined,
      responsible: 'bea',
      control: 'Yearly test of all lamps.',
      language: 'EN',
      evidence: 'https://intranet.example/lamps',
      reviewDate: '2026-12-31',
    });
    const covered = { ...formOf(answer), compliance: 'covered' as const, coveredBy: 'lamp~2' };
    expect(bodyOf(covered).coveredBy).toBe('lamp~2');
    expect(bodyOf({ ...covered, compliance: 'no' }).coveredBy).toBeUndefined();
  });

  it('differs from another by what it says, not by the language of the page', () => {
    const form = formOf(anAnswer());
    expect(isSameForm(form, { ...form, language: 'DE' })).toBe(true);
    expect(isSameForm({ ...form, coveredBy: undefined }, { ...form })).toBe(true);
    for (const fields of [
      { compliance: 'no' },
      { responsible: undefined },
      { control: 'x' },
      { reviewDate: undefined },
    ] as const)
      expect(isSameForm(form, { ...form, ...fields })).toBe(false);
  });
});
