import type { domainContract } from '#core/contract/domain/domain.ts';
import type { Samples } from './main-samples.ts';

const nobody = '00000000-0000-4000-8000-000000000000';
const ofNothing = { params: { id: nobody } };
const notAnId = { params: { id: 'x' } };
const record = {
  upload: nobody,
  change: nobody,
  name: 'Frist.pdf',
  size: 3,
  sha256: '0'.repeat(64),
};

/** Requests for the files of changes. */
export const samplesOfChangeFiles = {
  changeFiles: { valid: ofNothing, invalid: { ...ofNothing, query: { origin: 'x' } }, unknown: ofNothing },
  uploadChangeFile: {
    valid: { body: record },
    invalid: { body: { ...record, sha256: 'x' } },
    unknown: { body: record },
  },
  uploadChangeFilePart: {
    valid: { ...ofNothing, query: { offset: '0' } },
    invalid: { ...ofNothing, query: { offset: '-1' } },
    unknown: { ...ofNothing, query: { offset: '0' } },
  },
  relabelChangeFile: {
    valid: { ...ofNothing, query: { label: 'Frist' } },
    invalid: { ...ofNothing, query: { label: '' } },
    unknown: { ...ofNothing, query: { label: 'Frist' } },
  },
  deleteChangeFile: { valid: ofNothing, invalid: notAnId, unknown: ofNothing },
  changeFile: { valid: ofNothing, invalid: notAnId, unknown: ofNothing },
} satisfies Partial<Samples<typeof domainContract>>;
