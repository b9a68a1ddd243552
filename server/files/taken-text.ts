/** Characters that are kept of the text of a file: some three hundred pages. */
export const maxText = 1_000_000;

/** Text as it is taken out of a file, up to a number of characters. */
export type TakenText = { add: (text: string) => void; isFull: () => boolean; text: () => string };

export function createTakenText(most = maxText): TakenText {
  const pieces: string[] = [];
  let length = 0;
  return {
    add: (text) => {
      if (length >= most) return;
      pieces.push(text);
      length += text.length;
    },
    isFull: () => length >= most,
    // What a database does not store is a blank; lines and blanks are all alike for whoever searches.
    text: () =>
      pieces
        .join('')
        .slice(0, most)
        .toWellFormed()
        .replace(/[\p{Cc}\s]+/gu, ' ')
        .trim(),
  };
}
