/** Words of invented comments. */
export const everydayWords =
  'Die Bestimmung gilt auch für Zweigniederlassungen und wird vierteljährlich durch die Revision geprüft sowie bei Änderungen der Weisung nachgeführt Das Risiko ist gering weil der Nachweis über das Kontrollsystem geführt werden kann Offen bleibt ob die Schwelle pro Kunde oder pro Konto zu rechnen ist Nous comprenons que la succursale doit annoncer chaque modification importante dans un délai raisonnable The control in the second line covers this paragraph from the next quarter on External counsel agrees with our reading'.split(
    ' ',
  );
/** Stands in three of ten comments. */
export const commonWord = 'Frist';
/** Stands in one of five thousand. */
export const rareWord = 'Zeppelin';
