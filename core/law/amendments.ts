import { writtenDay } from '../lib/month-names.ts';

/** An act that changed another one, as a note of the changed text names it. */
export type Amendment = {
  /** The act in the words of the note: "Ziff. I des BG vom 17. Juni 2022 (…)". */
  title: string;
  /** The day from which the change is in force. */
  inForce: string;
  /** Its place in the official compilation: "AS 2022 732". */
  reference?: string | undefined;
};

const inForceWords =
  "in Kraft seit|mit Wirkung (?:seit|ab)|en vigueur depuis le|avec effet (?:au|dès le)|in vigore dal(?:l[’']|la|lo)?|" +
  "con effetto dal(?:l[’']|la|lo)?|in force since|with effect from";
const dated = new RegExp(
  `[,;]?\\s*(?:${inForceWords})\\s*(\\d{1,2})(?:er|re|°|º|\\.)?\\s*(\\p{L}{3,9})\\.?\\s*(\\d{4})(?:\\s*\\(([^()]*)\\))?`,
  'giu',
);
const beginning = new RegExp(
  '^[\\s.;:,*[(]*(?:Fassung(?: (?:des|der) \\p{L}+)? (?:gemäss|nach)|Eingefügt (?:durch|gemäss)|Aufgehoben (?:durch|gemäss)|' +
    "Berichtigt durch|Angenommen in der|Nouvelle teneur (?:de l\\p{L}*\\s*)?selon (?:l[’']|les? )?|Introduite?s? par (?:l[’']|les? )?|" +
    "Abrogée?s? par (?:l[’']|les? )?|Acceptée?s? en |Nuovo testo (?:giusta |secondo )(?:l[’']|il |la )?|" +
    "Introdott[oaie] dal(?:l[’']|la |lo )?|Abrogat[oaie] dal(?:l[’']|la |lo )?|Accettat[oaie] nella |" +
    '(?:Inserted|Amended|Repealed|Adopted) by (?:the )?)\\s*',
  'iu',
);
const compilation = /\b(?:AS|RO|RU)\s*(\d{4}(?:\s+[IVX]+)?\s+\d+)/u;
const compilationName = /\b(AS|RO|RU)\b/u;

/** The acts that a note names with the day from which their change is in force; a note may name several. */
export function amendmentsIn(note: string): Amendment[] {
  const amendments: Amendment[] = [];
  let from = 0;
  for (const match of note.matchAll(dated)) {
    const [whole, day = '', month = '', year = '', sources = ''] = match;
    const title = note.slice(from, match.index).replace(/^.*\([^()]*\b(?:AS|RO|RU)\b[^()]*\)\.?/u, '');
    from = match.index + whole.length;
    const inForce = writtenDay(day, month, year);
    const act = title.replace(beginning, '').trim();
    if (inForce === undefined || act === '') continue;
    const [, number] = compilation.exec(sources) ?? [];
    const [name] = compilationName.exec(sources) ?? [];
    amendments.push({
      title: act,
      inForce,
      ...(number === undefined ? {} : { reference: `${name} ${number.replace(/\s+/g, ' ')}` }),
    });
  }
  return amendments;
}
