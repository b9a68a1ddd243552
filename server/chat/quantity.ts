/*
 * A question for a quantity is not answered by a sentence that has none: "How long is …?" wants a time, "which rate …?" a
 * share. In German, French, Italian and English; in other languages no question is known to ask for one.
 */

/** What a question asks for: a time, a share of something, a number of things, or any amount. */
export type Quantity = 'time' | 'share' | 'count' | 'amount';

/** One of some words, written with blanks between them; a blank inside a word is written "_". */
const anyOf = (words: string): string =>
  `(?:${words.trim().replace(/\s+/gu, '|').replaceAll('_', String.raw`\s+`)})`;
const whole = (pattern: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])${pattern}(?![\p{L}\p{N}])`, 'iu');

const timeUnit = anyOf(`
  sekunden? minuten? stunden? tage?n? arbeitstage?n? werktage?n? kalendertage?n? bankwerktage?n? wochen? monat(?:en?|s)?
  quartale?n? jahre?n? kalenderjahre?n? geschäftsjahre?n?
  secondes? minutes? heures? jours? semaines? mois trimestres? ans? années? exercices?
  second[oi] minut[oi] or[ae] giorn[oi] giorno settiman[ae] mes[ei] trimestr[ei] ann[oi] esercizi[o]?
  seconds? hours? days? weeks? months? quarters? years?`);

const howMany = anyOf('wie_viele combien_d[e’] quant[ei] how_many');
const asks: readonly (readonly [Quantity, RegExp])[] = [
  [
    'time',
    whole(
      `(?:${howMany}\\s*${timeUnit}|${anyOf(`wie_lange wie_oft wie_häufig welche[rn]?_frist welche_dauer innert_welcher
        combien_de_temps quel_délai quelle_durée quel_est_le_délai quelle_est_la_durée à_quelle_fréquence
        quanto_tempo quanto_dura ogni_quanto quale_termine quale_durata qual_è_il_termine qual_è_la_durata
        how_long how_often how_frequently what_period which_period what_time_limit`)})`,
    ),
  ],
  [
    'share',
    whole(
      anyOf(`(?:steuer|zins|abgabe|beitrags|mehrwertsteuer)?satz prozentsatz wie_viele?_prozent welcher_anteil welchen_anteil
        (?:\\p{L}+)?quote deckungsgrad taux quel_pourcentage quelle_part combien_de_pour_cent
        aliquota tasso quale_percentuale quale_quota quale_parte quante_percento
        what_rate which_rate rate_of (?:\\p{L}+)_rate what_percentage which_percentage what_share which_share (?:\\p{L}+)_ratio`),
    ),
  ],
  ['count', whole(howMany)],
  [
    'amount',
    whole(
      anyOf(`wie_viel wie_hoch wie_gross welche[rnm]?_betrag welche[rnm]?_schwelle welche[rnm]?_summe
        combien quel_montant quel_seuil quelle_somme quel_est_le_montant quel_est_le_seuil
        quanto quanta quale_importo quale_somma quale_soglia qual_è_l’importo
        how_much how_high how_large what_amount which_amount what_threshold which_threshold`),
    ),
  ],
];

/** What a question asks for; undefined if that is no quantity. */
export function requestedQuantity(question: string): Quantity | undefined {
  const text = question.replaceAll("'", '’');
  return asks.find(([, pattern]) => pattern.test(text))?.[0];
}

/** Numbers that name a place or a day are no quantities. */
const places =
  /(?<![\p{L}\p{N}])(?:art(?:icles?|ikeln?|icol[oi])?|abs(?:atz|ätze)?|al|alinéas?|cpv|capovers[oi]|bst|buchstaben?|lett|let|lit|paras?|paragraphs?|ziff|ziffern?|ch|chiffres?|cifr[ae]|nos?|nr|nummern?|numeri|anh(?:ang)?|annex(?:e|es)?|allegat[oi]|chapters?|kapitel|chapitres?|capitol[oi]|sections?|abschnitt|sezion[ei]|sr|rs|ras)\.?\s*\d+\p{L}*(?:\s*(?:[,–-]|und|oder|bis|et|ou|à|e|o|a|and|or|to)\s*\d+\p{L}*)*/giu;
const days =
  /\d{1,2}(?:\.|er|°|st|nd|rd|th)?\s+(?:of\s+)?(?:jan|feb|fév|feb|mär|mar|apr|avr|mai|may|mag|jun|jui|giu|jul|lug|aug|aoû|ago|sep|set|okt|oct|ott|nov|dez|déc|dic|dec|gen)\p{L}*\.?(?:\s+\d{4})?/giu;
/** Digits in groups, of a bounded length, so that a long table is read fast. */
const digits = String.raw`\d{1,15}(?:[\s.,’']\d{1,15}){0,5}`;
const numeral = anyOf(`
  ${digits} einmal zweimal dreimal ein(?:e[mnrs]?)? zwei drei vier fünf sechs sieben acht neun zehn elf zwölf zwanzig
  dreissig hundert tausend une? deux trois quatre cinq six sept huit neuf dix onze douze quinze vingt trente cent mille
  uno? due tre quattro cinque sei sette otto nove dieci undici dodici quindici venti trenta cento
  one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty hundred`);
const plainNumeral = anyOf(`
  ${digits} zwei drei vier fünf sechs sieben acht neun zehn elf zwölf zwanzig
  deux trois quatre cinq six sept huit neuf dix onze douze quinze vingt
  due tre quattro cinque sei sette otto nove dieci undici dodici quindici venti
  two three four five six seven eight nine ten eleven twelve fifteen twenty`);
const share = `(?:%|${anyOf(`prozent promille pour_cent pour_mille per_cento percento per_mille per_cent percent
  hälfte drittel viertel fünftel zehntel moitié tiers quart cinquième dixième metà terzo quarto quinto decimo
  half third quarter fifth tenth doppelte[ns]? double doppio twice`)})`;
const money = anyOf(
  'franken fr chf francs? franchi euros? eur dollars? usd millionen milliarden millions milioni miliardi',
);

const timeSaid = new RegExp(
  `${whole(`${numeral}\\s*(?:\\p{L}+\\s+){0,2}${timeUnit}`).source}|${
    whole(
      anyOf(`(?:halb|viertel)?jährlich(?:e[mnrs]?)? monatlich wöchentlich täglich regelmässig(?:e[mnrs]?)? unverzüglich sofort umgehend
        jede[mnrs]?_${timeUnit} annuel(?:le)?s? annuellement mensuel(?:le)?s? chaque_${timeUnit} immédiatement sans_délai
        périodiquement régulièrement annualmente mensilmente ogni_${timeUnit} immediatamente senza_indugio periodicamente
        regolarmente annual(?:ly)? monthly quarterly daily every_${timeUnit} each_${timeUnit} immediately without_delay periodically
        regularly (?:ein|zwei|drei)mal (?:une|deux|trois)_fois una_volta (?:due|tre)_volte once twice \\p{L}+_times`),
    ).source
  }`,
  'iu',
);
const shareSaid = new RegExp(share, 'iu');
const numberSaid = whole(plainNumeral);
const numbersSaid = new RegExp(numberSaid, 'giu');
const otherUnit = new RegExp(String.raw`^\s*(?:${share}|${money}|${timeUnit})`, 'iu');

/** A number of what is neither money nor time nor a share. */
const countSaid = (text: string): boolean =>
  [...text.matchAll(numbersSaid)].some(
    ({ index, 0: words }) => !otherUnit.test(text.slice(index + words.length, index + words.length + 40)),
  );

const said: Record<Quantity, (text: string) => boolean> = {
  time: (text) => timeSaid.test(text),
  share: (text) => shareSaid.test(text),
  count: countSaid,
  amount: (text) => numberSaid.test(text) || shareSaid.test(text),
};

/** Whether a text says a quantity of such a kind. */
export function saysQuantity(text: string, kind: Quantity): boolean {
  return said[kind](text.replace(places, ' ').replace(days, ' '));
}
