import type { PdfUpload } from '#core/contract/main/pdf-uploads.ts';
import { aStructure } from '#core/pdf-uploads/structure-fixture.ts';
import { type Answers, unanswered } from '#widgets/testing/view.tsx';
import { ada, openPortal, type PortalOptions } from './portal.tsx';

const roles = ['READER', 'REGESTA_STATICDB_DATA_ADMIN'] as const;
const capabilities = ['CAN_DIRECT_DATA_LOADING'] as const;

/** Opens the portal as somebody who administers the data. */
export const openAsDataAdministrator = (
  address: string,
  answers: Answers = {},
  options: PortalOptions = {},
) =>
  openPortal(address, {
    roles,
    capabilities,
    ...options,
    answers: {
      'GET /users/current': { ...ada, roles },
      'GET /users/current/capabilities': capabilities,
      ...answers,
    },
  });

export const aPdfUpload = (more: Partial<PdfUpload> = {}): PdfUpload => ({
  id: 'u1',
  name: 'lamps.pdf',
  size: 1000,
  offset: 1000,
  title: 'Lamps',
  language: 'EN',
  versionDate: '2026-01-01',
  category: 'other',
  naming: 'act',
  state: 'recognised',
  version: 2,
  pages: 2,
  uploadedBy: 'ada@musterbank.example',
  uploadedAt: '2026-05-01T08:00:00.000Z',
  ...more,
});

/** An upload as it is opened for correction. */
export const anOpenedPdf = (upload = aPdfUpload()) => ({
  upload,
  structure: aStructure(),
  corrections: [],
  shown: { hash: 'h', bytes: 1000 },
});

/** Opens the portal where one PDF was uploaded, whose pages do not come. */
export const openWithPdf = (address: string, answers: Answers = {}, options: PortalOptions = {}) =>
  openAsDataAdministrator(
    address,
    {
      'GET /PdfUploads': [aPdfUpload()],
      'POST /ListOfRegulation': [],
      'GET /PdfUploads/Pages/u1': unanswered,
      'GET /PdfUploads/Structure/u1': anOpenedPdf(),
      ...answers,
    },
    options,
  );
