import { createSheetBook } from '#core/lib/export-xlsx.ts';
import { serveFile } from './serve-file.ts';

serveFile(createSheetBook);
