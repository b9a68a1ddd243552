import { loadedFileMigrations, loadedTableMigrations } from './loaded-files.ts';
import { besideLawMigrations } from './main-beside-law.ts';
import { changeFactMigrations } from './main-change-facts.ts';
import { providerChangeMigrations } from './main-changes.ts';
import { chatMigrations } from './main-chat.ts';
import { errorLogMigrations } from './main-error-log.ts';
import { feedMarkMigrations } from './main-feed-marks.ts';
import { latestMainMigrations } from './main-latest.ts';
import { newsMigrations } from './main-news.ts';
import {
  laterPdfUploadMigrations,
  pdfUploadMigrations,
  publishedPlaceMigrations,
} from './main-pdf-uploads.ts';
import { sourceMigrations } from './main-sources.ts';
import type { Migration } from './migrate.ts';
import { providerPageMigrations } from './provider-pages.ts';
import { topicVersionMigrations } from './topic-versions.ts';

/** The later steps of the main database, in the order in which they are taken. */
export const laterMainMigrations: readonly Migration[] = [
  ...latestMainMigrations,
  ...feedMarkMigrations,
  ...providerChangeMigrations,
  ...sourceMigrations,
  ...pdfUploadMigrations,
  ...changeFactMigrations,
  ...providerPageMigrations,
  ...loadedFileMigrations,
  ...besideLawMigrations,
  ...errorLogMigrations,
  ...laterPdfUploadMigrations,
  ...loadedTableMigrations,
  ...topicVersionMigrations,
  ...newsMigrations,
  ...publishedPlaceMigrations,
  ...chatMigrations,
];
