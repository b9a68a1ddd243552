import type { AssuranceAnswer } from '../contract/domain/assurance.ts';

/** An answer that somebody may change. */
export const anAnswer = (fields: Partial<AssuranceAnswer> = {}): AssuranceAnswer => ({
  raid: 'a1',
  version: 1,
  regArt: 'lamp~1^1',
  versionDate: '2024-01-01',
  compliance: 'partial',
  responsible: { id: 'bea', fullName: 'Bea Beispiel' },
  control: 'Yearly test of all lamps.',
  language: 'EN',
  evidence: 'https://intranet.example/lamps',
  reviewDate: '2026-12-31',
  answeredAt: '2026-05-01T08:00:00Z',
  editDate: '2026-05-01T08:00:00Z',
  editedBy: { id: 'ada', fullName: 'Ada Muster' },
  rights: { edit: true },
  ...fields,
});
