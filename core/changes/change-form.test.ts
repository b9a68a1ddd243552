import { describe, expect, it } from 'vitest';
import { aChange } from './change-fixture.ts';
import {
  type ChangeForm,
  editOf,
  emptyChangeForm,
  faultsOf,
  formOfChange,
  newChangeOf,
} from './change-form.ts';

const filled: ChangeForm = {
  ...emptyChangeForm,
  topic: ' Own rules ',
  summary: 'Write them',
  deadline: '2026-12-31',
  type: 'directive',
};

describe('the form of an own change', () => {
  it('requires topic, summary, deadline and type', () => {
    expect(faultsOf(emptyChangeForm)).toEqual({
      topic: 'required',
      summary: 'required',
      deadline: 'required',
      type: 'required',
    });
    expect(newChangeOf(emptyChangeForm, 'DE')).toBeUndefined();
  });

  it.each<[Partial<ChangeForm>, object]>([
    [{ topic: ' ' }, { topic: 'required' }],
    [{ topic: 'x'.repeat(201) }, { topic: 'tooLong' }],
    [{ summary: 'x'.repeat(4001) }, { summary: 'tooLong' }],
    [{ deadline: '2026-02-30' }, { deadline: 'required' }],
    [{ link: 'ftp://x' }, { link: 'noAddress' }],
    [{ link: 'https://' }, { link: 'noAddress' }],
    [{ link: 'https://x.example/y' }, {}],
  ])('with %j has the faults %j', (fields, faults) => {
    expect(faultsOf({ ...filled, ...fields })).toEqual(faults);
  });

  it('sends what is filled in, without blanks around', () => {
    expect(newChangeOf(filled, 'FR')).toEqual({
      topic: 'Own rules',
      summary: 'Write them',
      deadline: '2026-12-31',
      type: 'directive',
      source: 'internal',
      link: '',
      language: 'FR',
      provisions: [],
      domainData: {},
    });
  });

  it('sends of an edit only what differs, so that it merges with what others edit', () => {
    const before = formOfChange(aChange());
    expect(editOf(before, before)).toEqual({});
    expect(editOf({ ...before, topic: 'Other', type: 'act' }, before)).toEqual({
      topic: 'Other',
      type: 'act',
    });
  });
});
