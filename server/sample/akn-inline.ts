const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}

export function noteXml(text: string): string {
  return `<authorialNote><p>${inlineXml(text)}</p></authorialNote>`;
}

/** Keeps the thousands of a number on one line. */
function bindNumbers(text: string): string {
  return text.replaceAll(/(?<=\d) (?=\d{3}(?!\d))/g, '\u00a0');
}

const marks = /\[\[(.+?)\]\]|\*([^*]+)\*|\^([^^]+)\^/g;

/** `*italic*`, `^superscript^` and `[[footnote]]` of the authoring format as Akoma Ntoso. */
export function inlineXml(text: string): string {
  let xml = '';
  let end = 0;
  for (const mark of text.matchAll(marks)) {
    xml += escapeXml(bindNumbers(text.slice(end, mark.index)));
    const [whole, note, italic, raised] = mark;
    if (note !== undefined) xml += noteXml(note);
    else if (italic !== undefined) xml += `<i>${inlineXml(italic)}</i>`;
    else xml += `<sup>${escapeXml(raised ?? '')}</sup>`;
    end = mark.index + whole.length;
  }
  return xml + escapeXml(bindNumbers(text.slice(end)));
}

const ordinal = /^(.*?)(bis|ter|quater|quinquies|sexies)$/;

/** A paragraph or item number, Latin ordinals raised: `1bis` → `1<sup>bis</sup>`. */
export function numberXml(num: string): string {
  const match = ordinal.exec(num);
  return match?.[1] ? `${escapeXml(match[1])}<sup>${match[2]}</sup>` : escapeXml(num);
}

/** An article number in the markup of the profile: bold, followed by its letter in italics. */
export function articleNumberXml(word: string, num: string): string {
  const [, digits = num, letters = ''] = /^([0-9.–-]+)([a-z].*)?$/.exec(num) ?? [];
  const match = ordinal.exec(letters);
  const letter = match ? match[1] : letters;
  const tail = `${letter ? `<i>${letter}</i>` : ''}${match ? `<sup>${match[2]}</sup>` : ''}`;
  return `<b>${escapeXml(`${word} ${digits}`)}</b>${tail}`;
}
