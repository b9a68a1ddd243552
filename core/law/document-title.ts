/** "Bankengesetz, BankG": Swiss acts carry both names in brackets at the end of the long one. */
export function documentTitle(
  { longName, displayName }: { longName: string; displayName: string },
  shortName: string | undefined,
): string {
  const inBrackets = /\(([^()]{3,60})\)\s*$/.exec(longName)?.[1];
  return shortName && inBrackets?.endsWith(shortName) ? inBrackets : displayName;
}

/** "952.0" is a number of the Swiss classified compilation; other sources write theirs in full. */
export function numberInFull(sourceNumber: string): string {
  return /^\d+(?:\.\d+)*$/.test(sourceNumber) ? `SR\u00a0${sourceNumber}` : sourceNumber;
}
