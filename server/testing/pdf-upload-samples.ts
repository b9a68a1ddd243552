const nobody = '00000000-0000-4000-8000-000000000000';
const ofNobody = { params: { id: nobody } };
const withoutId = { params: { id: 'x' } };
const byId = { valid: ofNobody, invalid: withoutId, unknown: ofNobody };
const described = {
  title: 'Muster',
  language: 'DE',
  versionDate: '2026-01-01',
  category: 'other',
  naming: 'act',
};
const record = { upload: nobody, name: 'muster.pdf', size: 100, sha256: '0'.repeat(64), ...described };
/** As many bytes as a part has none: the upload is not there. */
const ofPart = { params: { id: nobody }, query: { offset: '0' } };

/** Requests for the calls of PDFs that are uploaded. */
export const samplesOfPdfUploads = {
  pdfUploads: { valid: {} },
  uploadPdf: {
    // Refused by its document, so that it changes nothing that another request sees.
    valid: { body: { ...record, document: 'nothing' } },
    invalid: { body: {} },
    unknown: { body: { ...record, document: 'nothing' } },
    foreign: { body: { ...record, document: 'internw_alpina' } },
  },
  uploadPdfPart: { valid: ofPart, invalid: { ...withoutId, query: { offset: '0' } }, unknown: ofPart },
  describePdf: {
    valid: { ...ofNobody, body: { version: 1, ...described } },
    invalid: { ...withoutId, body: {} },
    unknown: { ...ofNobody, body: { version: 1, ...described } },
  },
  unlockPdf: {
    valid: { ...ofNobody, body: { password: 'x' } },
    invalid: { ...ofNobody, body: {} },
    unknown: { ...ofNobody, body: { password: 'x' } },
  },
  pdfUploadStructure: byId,
  correctPdf: {
    valid: { ...ofNobody, body: { version: 1, keep: 0, corrections: [] } },
    invalid: { ...ofNobody, body: {} },
    unknown: { ...ofNobody, body: { version: 1, keep: 0, corrections: [] } },
  },
  pdfUploadText: byId,
  previewPdf: byId,
  publishPdf: {
    valid: { ...ofNobody, body: { version: 1 } },
    invalid: { ...ofNobody, body: {} },
    unknown: { ...ofNobody, body: { version: 1 } },
  },
  deletePdf: byId,
  pdfOriginal: byId,
  pdfPages: byId,
};
