/** The word to use instead of one in a name, or undefined where the name is fine. */
export declare function bannedWordOf(name: string): string | undefined;
