import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCompounds } from './compounds.ts';
import { foldWord } from './fold.ts';
import { sampleVocabulary } from './sample-corpus.ts';
import { stem } from './stems.ts';

/** Compound | words that find it | words that must not find it. */
const table = `
Einlagensicherung | Einlage Einlagen Sicherung | Lage Lagen Sicher Ein
Eigenmittelanforderungen | Eigenmittel Mittel Anforderung Anforderungen | Forderung Forderungen Fordern
Finanzmarktaufsicht | Finanzmarkt Markt Aufsicht | Sicht Auf Mark
Geldwäschereiverordnung | Geldwäscherei Verordnung | Ordnung Geldwäscher Ver
Bewilligungspflicht | Bewilligung Pflicht | Willig Flicht Licht
Meldepflicht | Melden Pflicht | Mel Licht
Bundesgesetz | Bund Gesetz | Setz Ges
Bankinstitut | Bank Institut | Kin Stift
Kreditrisiko | Kredit Risiko | Edit Iko
Ausfallrisiko | Ausfall Risiko | Fall Fälle Aus
Liquiditätsreserve | Liquidität Reserve | Reser Tat
Versicherungsnehmer | Versicherung Nehmer | Sicherung Rungs
Mindestreserve | Reserve | Dest Serve
Grossbank | Bank | Ban Anker
Mehrwertsteuer | Steuer Mehrwert | Teuer Mehr
Schadenersatz | Schaden Ersatz | Satz Sätze
Wertpapierhandel | Wertpapier Handel Wert Papier | Hand Del
Verwaltungsrat | Verwaltung Rat | Waltung Walten Verrat
Geschäftsführung | Geschäft Führung | Schaft Fuhr
Jahresrechnung | Jahr Rechnung | Rechen Nung
Zahlungsunfähigkeit | Zahlung Unfähigkeit | Fähigkeit
Datenschutzbeauftragter | Datenschutz Daten Schutz Beauftragte | Auftrag Datum
Kundengelder | Kunde Kunden Geld Gelder | Unden Elder
Häusermarkt | Häuser Markt | Mark
Gläubigerschutz | Gläubiger Schutz | Laub Glaube
Kontrollstelle | Kontrolle Stelle | Tolle Troll
Sorgfaltspflicht | Sorgfalt Pflicht | Falt Falten
Haftungsbetrag | Haftung Betrag | Trag Tragen Haft
Aufsichtsbehörde | Aufsicht Behörde | Sicht Hörde
Vermögensverwalter | Vermögen Verwalter | Walter Mögen
Zinssatz | Zins Satz | Insatz
Risikoverteilung | Risiko Verteilung | Teilung Teil
Schwellenwert | Wert | Wellen Welle
Handelsregister | Handel Register | Regis
Nationalbank | Bank | Nation Bankal
Effektenhändler | Effekten Händler | Hand Takt
Prüfgesellschaft | Prüfen Gesellschaft | Gesell Schaft
Steuerbefreiung | Steuer Befreiung | Frei Freiung
Personendaten | Person Personen Daten | Sonne Sonden
Notfallplan | Notfall Plan | Lan
Börsenkurs | Börse Kurs | Urs
Amtsgeheimnis | Amt Geheimnis | Heim
Grundpfand | Grund Pfand | Rund Fand
Rechtsmittel | Recht Mittel | Echt
Beteiligungspapier | Beteiligung Papier | Teil Teilung
Konkursverfahren | Konkurs Verfahren | Fahren
Ton | Ton | Beton
Beton | Beton | Ton
Betonung | Betonung | Ton
Verwaltung | Verwaltung | Waltung
Ausfall | Ausfall | Fall
Einlage | Einlage | Lage
Anforderung | Anforderung | Forderung
Gegenstand | Gegenstand | Stand
Unternehmen | Unternehmen | Nehmen
Vorschrift | Vorschrift | Schrift
Übernahme | Übernahme | Nahme
Konkurs | Konkurs | Kurs
Antwort | Antwort | Wort
Gutachten | Gutachten | Achten Gut
Gesellschaft | Gesellschaft | Schaft Gesell
Personal | Personal | Person
Vollmacht | Vollmacht | Macht
Beitrag | Beitrag | Trag
Eigenschaft | Eigenschaft | Eigen Schaft
Kernkapital | Kern Kapital | Tal
Wandlungskapital | Wandlung Kapital | Handlung Wand
Ergänzungskapital | Ergänzung Kapital | Ganz
Sparkapitalien | Sparen Kapital | Alien
Kapitalausstattung | Kapital Ausstattung | Statt Stadt
Kapitalpuffer | Kapital Puffer | Kap
Kapitalerhöhung | Kapital Erhöhung | Höhe
Vereinbarung | Vereinbarung | Verein
Vereinfachung | Vereinfachung | Verein Fach
Berichtigung | Berichtigung | Bericht
Bewirtschaftung | Bewirtschaftung | Haftung
`;

const rows = table
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([compound = '', must = '', mustNot = '']) => ({
    compound: foldWord(compound),
    must: must.split(' ').map(foldWord),
    mustNot: mustNot.split(' ').map(foldWord),
  }));

// The vocabulary contains every word of the table, in particular those that must not find a compound.
const vocabulary = await sampleVocabulary('DE');
for (const { compound, must, mustNot } of rows)
  for (const word of [compound, ...must, ...mustNot]) vocabulary.set(word, (vocabulary.get(word) ?? 0) + 3);
const compounds = createCompounds(vocabulary);

/** A word finds its own inflections and the compounds that contain it. */
const finds = (word: string, compound: string) =>
  stem(word, 'DE') === stem(compound, 'DE') || compounds.containing(stem(word, 'DE')).includes(compound);

describe('the compound', () => {
  it('stands in a table of sixty', () => expect(rows.length).toBeGreaterThanOrEqual(60));

  it.each(rows)('$compound is found by $must', ({ compound, must }) => {
    expect(must.filter((word) => !finds(word, compound))).toEqual([]);
  });

  it.each(rows)('$compound is not found by $mustNot', ({ compound, mustNot }) => {
    expect(mustNot.filter((word) => finds(word, compound))).toEqual([]);
  });

  it.each([
    ['einlagensicherung', ['einlagen', 'sicherung'], []],
    ['eigenmittelanforderungen', ['eigenmittel', 'anforderungen'], ['eigen', 'mittel']],
    ['finanzmarktaufsicht', ['finanzmarkt', 'aufsicht'], ['finanz', 'markt']],
    ['verwaltung', [], []],
    ['bank', [], []],
    ['952.031.11', [], []],
    ['', [], []],
  ])('%s has the parts %j and %j', (word, parts, inner) => {
    expect(compounds.partsOf(word)).toEqual(parts);
    expect(compounds.allPartsOf(word)).toEqual([...parts, ...inner]);
  });

  it.each([
    ['kernkapital', ['kern', 'kapital']],
    ['wandlungskapitals', ['wandlung', 'kapital']],
    ['sparkapitalien', ['spar', 'kapital']],
    ['kapitalausstattung', ['kapital', 'ausstattung']],
    ['kapitalpuffer', ['kapital', 'puffer']],
    ['risikopuffer', ['risiko', 'puffer']],
    ['klumpenrisiken', ['klumpen', 'risiko']],
    ['urkundenfaelschung', ['urkunde', 'faelschung']],
    ['betaeubungsmittel', ['betaeubung', 'mittel']],
    ['steuerbarkeit', []],
    ['berichtigung', []],
    ['vereinbarung', []],
    ['einzustellen', []],
    ['bewirtschaftung', []],
    ['systematisch', []],
    ['arbeitslose', []],
  ])('%s has the parts %j though the texts lack both', (word, parts) => {
    expect(createCompounds(new Map([[word, 1]])).partsOf(word)).toEqual(parts);
  });

  it('of a question is not split by one half, for the other may be a slip', () => {
    const knowing = createCompounds(new Map([['einlagen', 5]]));
    expect(knowing.partsOf('einlagensicherug')).toEqual([]);
  });

  it('of a question is split though the vocabulary lacks it', () => {
    expect(vocabulary.has('kreditsicherung')).toBe(false);
    expect(compounds.partsOf('kreditsicherung')).toEqual(['kredit', 'sicherung']);
  });

  it('is made of letters that its parts have', () => {
    fc.assert(
      fc.property(fc.constantFrom(...vocabulary.keys()), (word) => {
        const parts = compounds.partsOf(word);
        expect(parts.length).not.toBe(1);
        expect(parts.map((part) => part[0])).toEqual(
          parts.map((part) => (word.includes(part.slice(0, 3)) ? part[0] : undefined)),
        );
      }),
    );
  });

  it('of any length ends the search soon', () => {
    const long = 'einlagen'.repeat(5000);
    expect(compounds.partsOf(long)).toEqual([]);
    expect(compounds.containing('e')).toEqual([]);
  });
});
