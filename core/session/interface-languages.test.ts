import { expect, it, vi } from 'vitest';
import { createInterfaceLanguages } from './interface-languages.ts';

const settings = {
  organisation: 'bank',
  name: 'Bank AG',
  emailDomain: 'bank.example',
  plan: 'complete',
  widgetOrigins: [],
  internalToModel: false,
};

it('offers all languages until the main server has said which the organisation wants', async () => {
  const domainSettings = async () => ({
    ...settings,
    supportAddress: null,
    languages: ['EN' as const, 'FR' as const],
  });
  const languages = createInterfaceLanguages({ main: { domainSettings }, notices: { report: vi.fn() } });
  expect(languages.$offered.get()).toEqual(['DE', 'FR', 'IT', 'EN']);
  await languages.load();
  expect(languages.$offered.get()).toEqual(['FR', 'EN']);
});

it('offers those it knows where the main server does not answer', async () => {
  const report = vi.fn();
  const domainSettings = () => Promise.reject(new Error('away'));
  const languages = createInterfaceLanguages({ main: { domainSettings }, notices: { report } });
  await languages.load();
  expect(languages.$offered.get()).toHaveLength(4);
  expect(report).toHaveBeenCalledOnce();
});
