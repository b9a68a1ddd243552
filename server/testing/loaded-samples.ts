const nobody = '00000000-0000-4000-8000-000000000000';
const ofNobody = { params: { id: nobody } };
const byId = { valid: ofNobody, invalid: { params: { id: 'x' } }, unknown: ofNobody };

/** Requests for the calls of files that administrators of the data load. */
export const samplesOfLoadedFiles = {
  loadedFiles: { valid: {} },
  uploadLoadedFile: {
    valid: { body: { upload: nobody, name: 'act.xml', size: 10, sha256: '0'.repeat(64) } },
    invalid: { body: { upload: nobody, name: 'act.xml', size: 10 } },
  },
  uploadLoadedFilePart: {
    valid: { ...ofNobody, query: { offset: '0' } },
    invalid: { params: { id: 'x' }, query: { offset: '0' } },
    unknown: { ...ofNobody, query: { offset: '0' } },
  },
  loadedFileReport: byId,
  loadedFileComparison: {
    valid: { params: { id: nobody, number: '1' } },
    invalid: { params: { id: nobody, number: '0' } },
    unknown: { params: { id: nobody, number: '1' } },
  },
  loadedFileText: {
    valid: { params: { id: nobody, number: '1' } },
    invalid: { params: { id: nobody, number: '1' }, query: { from: '-1' } },
    unknown: { params: { id: nobody, number: '1' } },
  },
  loadedFileRows: {
    valid: { params: { id: nobody, number: '1' } },
    invalid: { params: { id: nobody, number: '0' } },
    unknown: { params: { id: nobody, number: '1' } },
  },
  rowTemplate: {
    valid: { params: { kind: 'news', format: 'csv' } },
    invalid: { params: { kind: 'laws', format: 'csv' } },
  },
  publishLoadedFile: byId,
  loadFileAgain: byId,
  deleteLoadedFile: byId,
  loadedFile: byId,
};
