/** Worker and renderer of pdf.js, and the folder with their data, which is arranged as in the package. */
export type PdfFiles = { worker: string; renderer: string; folder: string };

// The build replaces this address by the one of the shipped folder (scripts/pdfjs-plugin.mjs).
const shipped = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url);

export function pdfFiles(folder?: string): PdfFiles {
  const worker = folder
    ? new URL('build/pdf.worker.min.mjs', new URL(`${folder.replace(/\/$/, '')}/`, document.baseURI))
    : shipped;
  return {
    worker: worker.href,
    renderer: new URL('pdf.renderer.min.mjs', worker).href,
    folder: new URL('../', worker).href,
  };
}
