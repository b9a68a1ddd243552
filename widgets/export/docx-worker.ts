import { createPaperBook } from '#core/lib/export-docx.ts';
import { serveFile } from './serve-file.ts';

serveFile(createPaperBook);
