/** The title of a document: for Swiss acts both names in brackets at the end of the long name ("Bankengesetz, BankG"). */
export function documentTitle(
  { longName, displayName }: { longName: string; displayName: string },
  shortName: string | undefined,
): string {
  const inBrackets = /\(([^()]{3,60})\)\s*$/.exec(longName)?.[1];
  return shortName && inBrackets?.endsWith(shortName) ? inBrackets : displayName;
}

/** The source number with its prefix: numbers of the Swiss classified compilation ("952.0") get "SR". */
export function numberInFull(sourceNumber: string): string {
  return /^\d+(?:\.\d+)*$/.test(sourceNumber) ? `SR\u00a0${sourceNumber}` : sourceNumber;
}
