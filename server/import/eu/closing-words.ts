/*
 * The sentence that closes every regulation. Older consolidations print it as one more paragraph of the last article,
 * the Official Journal and newer ones in a place of its own.
 */
const closing =
  /^(?:This Regulation shall be binding in its entirety|Diese Verordnung ist in allen ihren Teilen verbindlich|Le présent règlement est obligatoire dans tous ses éléments|Il presente regolamento è obbligatorio in tutti i suoi elementi|El presente Reglamento será obligatorio en todos sus elementos|Deze verordening is verbindend in al haar onderdelen|O presente regulamento é obrigatório em todos os seus elementos|(?:Done at|Geschehen zu|Fait à|Fatto a|Hecho en|Gedaan te|Feito em) \p{Lu})/u;

/** Whether a line of text begins what closes an act. */
export const beginsConclusions = (line: string): boolean => closing.test(line.slice(0, 200));
