import type { DomainSettings } from '#core/contract/main/domains.ts';

/** The settings of the organisation of the people in tests. */
export const settings: DomainSettings = {
  organisation: 'musterbank',
  name: 'Musterbank AG',
  emailDomain: 'musterbank.example',
  plan: 'changes',
  languages: ['DE', 'FR', 'EN'],
  supportAddress: 'help@musterbank.example',
  widgetOrigins: ['https://intranet.musterbank.example'],
  internalToModel: false,
};
