/** Why a file was not imported: the file, the line and the reason, for the report of the command. */
export class ImportError extends Error {
  readonly file: string;
  readonly line: number;
  readonly reason: string;

  constructor(file: string, line: number, reason: string) {
    super(`${file}:${line}: ${reason}`);
    this.name = 'ImportError';
    this.file = file;
    this.line = line;
    this.reason = reason;
  }
}

/** A text that may not be stored where it belongs. The reason tells of documents that not everybody may know of. */
export class FilingError extends ImportError {}
