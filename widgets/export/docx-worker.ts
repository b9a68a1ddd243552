import { createPaperBook } from '#core/lib/export-docx.ts';
import { serveFile } from './serve-file.ts';

serveFile(createPaperBook);
/** For pages that refuse workers. */
export const create = createPaperBook;
