import type { Paper } from '#core/lib/paper.ts';
import type { Sheet } from '#core/lib/sheet.ts';

export type FileKind = 'xlsx' | 'docx';

/** A file before its rows. */
export type FileHead = { kind: 'xlsx'; head: Sheet } | { kind: 'docx'; head: Paper };

export const mediaTypes: Record<FileKind, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};
