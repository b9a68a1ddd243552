/** What is wrong with the statements of a file; undefined where nothing is. */
export declare function hiddenTextsProblem(file: string, source: string): string | undefined;
/** The files that need no reason, since they do not name the tables any more. */
export declare function needlessReasons(sourceOf: (file: string) => string | undefined): string[];
