import { foldWord } from './fold.ts';

const words = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .split(/\s+/)
      .filter((word) => word !== '')
      .map(foldWord),
  );

/** Prefixes of verbs and their nouns, which make no compound: Ausfall is no Fall, Verwaltung no Waltung. */
export const verbPrefixes =
  words(`ab an auf aus bei be ein ent emp er fest fort frei fuer ge gegen her hin hinter
  hoch in inne los miss mit nach nieder ob statt teil über ueber um un unter ur ver voll vor voran voraus vorbei
  weg weiter wider wieder wahr zer zu zurück zusammen zwischen rück da dar durch entgegen gegenüber auseinander
  bevor daran herab heran herauf heraus herbei herein hervor hinaus hinein hinzu umher vorher weitere wohl`);

/** Suffixes of adjectives and nouns that are derived from a single word. */
export const suffixes =
  words(`schaft schaften heit heiten keit keiten ung ungen lich liche lichen licher sam same
  bar bare baren haft hafte haften los lose losen tum nis nisse ling ig isch ische ischen weise massen lei seits
  halb mässig mässige mässigen mässiger mässiges artig artige artigen gemäss mal mals wärts ende enden ender endes
  ation ationen ität itäten ismus ern erin erinnen innen ator atoren ment mente tion tionen sion sionen native`);

/** The only parts with three letters; other short words occur in words by accident. */
export const shortParts = words(
  'amt ämter rat räte hof tag bau bar weg tat ort not eid erb ehe akt zug pro typ eis',
);

/** First parts of compounds that are stop words or no words of their own. */
export const firstParts =
  words(`mindest höchst haupt sonder gesamt einzel selbst neben vize ober spezial gross
  klein fremd eigen aussen innen finanz gemein binnen mehrwert nicht erst zweit dritt jahres`);

/** Parts that are common in law; a small vocabulary may contain them in compounds only. */
export const commonParts =
  words(`abgabe abkommen akte aktie amt angebot anlage anleger anstalt antrag anzeige arbeit
  aufsicht aufwand ausgabe auskunft ausschuss ausweis bank beauftragte bedarf bedingung behörde bereich bericht
  bescheinigung beschluss beschwerde bestand bestimmung betrag betrieb bewilligung bilanz buch bund bürge daten
  dienst eigentum einkommen einlage entscheid erklärung ertrag fall fonds forderung frist gebühr gebot gefahr
  geber gebiet geheimnis geld gericht geschäft gesellschaft gesetz gewinn gläubiger grenze grund grundsatz gruppe
  haftung handel händler haus inhaber institut interesse jahr kapital kasse konto kontrolle konzern kosten kraft
  kredit kunde land leiter leitung liste macht markt massnahme meldung miete mittel nachweis nehmer netz norm
  objekt ordnung organ papier partei person pflicht plan platz police politik prämie praxis preis prüfung quote
  rechnung recht rechte register regel regelung rente revision risiko sache satz schaden schuld schutz schwelle
  sicherheit sicherung sitz staat stand statistik stelle steuer stoff strafe summe system tätigkeit teil termin
  treuhand urkunde urteil verbot verbrechen verein verfahren verfassung vergehen verkehr verletzung vermögen
  verordnung verrechnung versammlung versicherung verstoss vertrag vertreter verwaltung verzeichnis vollzug
  vorschrift wahl währung ware wechsel werk wert wesen wirtschaft wohnung zahlung zeichnung zeit zentrale zins
  zweck geldwäscherei volk`);

/** Words that look like compounds but are none, although both halves are words. */
export const notCompounds =
  words(`gutachten teilnahme teilnehmer teilnehmerin teilnehmen grossteil haushalt wohnhaft
  personal material kapital konkurs prozent antwort schweiz kantonal national regional gemeinde allgemein einzeln
  eigenschaft eigentum minister handlung aktion aktionär station position
  selbständig massgebend massgeblich eidgenossenschaft eidgenössisch vertrag`);
