const nobody = '00000000-0000-4000-8000-000000000000';
const ofNobody = { params: { id: nobody } };
const withoutId = { params: { id: 'x' } };
const said = { topic: 'Muster', summary: 'Es ändert sich.' };
const words = { DE: said, FR: said, IT: said, EN: said };

/** Requests for the calls of changes that are drafts. */
export const samplesOfDrafts = {
  providerDrafts: { valid: {} },
  saveProviderDraft: {
    valid: { ...ofNobody, body: { words, edition: 1 } },
    invalid: { ...ofNobody, body: { words } },
    unknown: { ...ofNobody, body: { edition: 1 } },
  },
  publishProviderDraft: {
    valid: { ...ofNobody, body: { words } },
    invalid: { ...withoutId, body: {} },
    unknown: { ...ofNobody, body: {} },
  },
  discardProviderDraft: { valid: ofNobody, invalid: withoutId, unknown: ofNobody },
};
