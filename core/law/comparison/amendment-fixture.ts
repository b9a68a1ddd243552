import type { InterfaceLanguage } from '../../contract/languages.ts';

/** The values that a marked place of a sentence may have before and after an amendment. */
export type Slots = Record<string, readonly string[]>;
/** Invented sentences in one language, with places that amendments change. */
export type Phrases = {
  article: string;
  heading: readonly string[];
  sentences: readonly string[];
  topics: readonly string[];
  /** Prefixes that make further topics. */
  qualities: readonly ((topic: string) => string)[];
  /** Ends a sentence with a further topic. */
  except: string;
  slots: Slots;
  /** Two spellings of the same word. */
  spellings: readonly (readonly [string, string])[];
};

const de: Phrases = {
  article: 'Art.',
  heading: ['Grundsatz', 'Aufbau', 'Meldung', 'Ausnahmen', 'Vollzug', 'Prüfung', 'Kosten', 'Register'],
  sentences: [
    'Die Sparkasse <obligation> für <topic> einen Puffer von <amount> halten, sofern der Ausschuss für <word> nach <reference> zustimmt.',
    'Wer <topic> verwaltet, <obligation> innert <deadline> dem Amt eine <word> einreichen; <reference> bleibt vorbehalten.',
    'Der Anteil der <topic> <obligation> <percentage> der gewichteten Summe übersteigen, wenn eine <word> vorliegt.',
    'Bis zum <deadline> <obligation> der Träger die <topic> gemäss <reference> durch eine <word> ersetzen.',
    'Für <topic> <obligation> die Gebühr <amount> betragen; sie wird um <percentage> gekürzt, falls die <word> fehlt.',
    'Die <topic> <obligation> ihre <spelling> mit der <word> nach <reference> abgleichen.',
  ],
  topics: [
    ...['Pfandbriefe', 'Treuhandkonten', 'Wasserzinsen', 'Seilbahnen', 'Kundenkarteien', 'Depotscheine'],
    ...['Bürgschaften', 'Rückstellungen', 'Lagerhäuser', 'Terminkontrakte', 'Musterhefte', 'Zinsscheine'],
    ...['Goldbarren', 'Schrankfächer', 'Reisekassen', 'Kleinkredite', 'Zweigstellen', 'Hofläden'],
    ...['Kurstafeln', 'Wechselstuben', 'Sparhefte', 'Fährbetriebe', 'Alpgenossenschaften', 'Leihstellen'],
  ],
  qualities: ['Berg', 'See', 'Stadt', 'Alt', 'Ober'].map(
    (word) => (topic) => `${word}${topic.toLowerCase()}`,
  ),
  except: ', ausgenommen <topic> und <topic>',
  slots: {
    amount: [
      '5 Millionen Franken',
      '8 Millionen Franken',
      "250'000 Franken",
      "300'000 Franken",
      '12 Mio. Franken',
    ],
    percentage: ['10 Prozent', '15 Prozent', '2,5 Prozent', '0,75 %'],
    deadline: [
      '30 Tagen',
      'drei Monaten',
      '20 Arbeitstagen',
      'siebten Werktag',
      '1. Januar 2027',
      '31. Dezember 2028',
    ],
    obligation: ['muss', 'darf', 'kann', 'soll', 'muss nicht', 'darf nicht'],
    reference: [
      'Artikel 4 Absatz 2',
      'Artikel 12a',
      'Artikel 7 Absatz 1 Buchstabe b',
      'Anhang 3',
      'den Artikeln 5 und 6',
    ],
    word: ['Prüfbestätigung', 'Verlustrechnung', 'Zweitmeinung', 'Ersatzlösung', 'Kurzfassung'],
  },
  spellings: [
    ['Massnahmen', 'Maßnahmen'],
    ['E-Mail-Adressen', 'Email-Adressen'],
    ['selbständigen', 'selbstständigen'],
    ['Kreditkarten-Listen', 'Kreditkartenlisten'],
  ],
};

const fr: Phrases = {
  article: 'Art.',
  heading: ['Principe', 'Structure', 'Annonce', 'Exceptions', 'Exécution', 'Audit', 'Frais', 'Registre'],
  sentences: [
    "La caisse <obligation> conserver pour les <topic> une réserve de <amount>, pour autant que l'office donne une <word> au sens de <reference>.",
    "Quiconque gère des <topic> <obligation> remettre à l'autorité une <word> dans un délai de <deadline>; <reference> est réservé.",
    "La part des <topic> <obligation> dépasser <percentage> de la somme pondérée lorsqu'une <word> est disponible.",
    "Le responsable <obligation> remplacer avant l'échéance de <deadline> les <topic> selon <reference> par une <word>.",
    "L'émolument pour les <topic> <obligation> atteindre <amount>; il est réduit de <percentage> si la <word> manque.",
    'Les <topic> <obligation> comparer leur <spelling> avec la <word> visée à <reference>.',
  ],
  topics: [
    ...['péniches', 'tramways', 'moulins', 'bourses', 'entrepôts', 'fiduciaires'],
    ...['coupons', 'lingots', 'barrages', 'succursales', 'carnets', 'cautionnements'],
    ...['vignobles', 'téléphériques', 'coopératives', 'greniers', 'guichets', 'créanciers'],
    ...['affréteurs', 'horlogers', 'alpages', 'laiteries', 'scieries', 'marchés'],
  ],
  qualities: ['-amont', '-lac', '-ville', '-nord', '-crête'].map((word) => (topic) => `${topic}${word}`),
  except: ', sauf les <topic> et les <topic>',
  slots: {
    amount: ['5 millions de francs', '8 millions de francs', '250 000 francs', '300 000 francs'],
    percentage: ['10 pour cent', '15 pour cent', '2,5 %', '0,75 %'],
    deadline: ['30 jours', 'trois mois', 'dix jours ouvrables', 'septième jour', 'deux ans'],
    obligation: ['doit', 'peut', 'ne doit pas', 'ne peut pas'],
    reference: ["l'art. 4, al. 2", "l'art. 12a", "l'art. 7, al. 1, let. b", "l'annexe 3"],
    word: ['attestation', 'synthèse', 'expertise', 'solution', 'facture'],
  },
  spellings: [
    ['événement', 'évènement'],
    ['bordereau-type', 'bordereau type'],
    ['connaître', 'connaitre'],
    ['État', 'Etat'],
  ],
};

const it: Phrases = {
  article: 'Art.',
  heading: ['Principio', 'Struttura', 'Annuncio', 'Eccezioni', 'Esecuzione', 'Verifica', 'Spese', 'Registro'],
  sentences: [
    "La cassa <obligation> conservare per i <topic> una riserva di <amount>, purché l'ufficio rilasci una <word> ai sensi <reference>.",
    'Chi gestisce <topic> <obligation> presentare una <word> entro <deadline>; è fatta salva la deroga <reference>.',
    'La quota dei <topic> <obligation> superare il <percentage> della somma ponderata quando esiste una <word>.',
    'Il responsabile <obligation> sostituire entro <deadline> i <topic> secondo il tenore <reference> con una <word>.',
    "L'emolumento per i <topic> <obligation> raggiungere <amount>; è ridotto del <percentage> se manca la <word>.",
    'I <topic> <obligation> confrontare la loro <spelling> con la <word> prevista in virtù <reference>.',
  ],
  topics: [
    ...['mulini', 'battelli', 'magazzini', 'frantoi', 'vigneti', 'lingotti'],
    ...['sportelli', 'libretti', 'cedolini', 'caseifici', 'alpeggi', 'rifugi'],
    ...['consorzi', 'patriziati', 'creditori', 'fiduciari', 'cantieri', 'depositi'],
    ...['granai', 'mercati', 'contatori', 'opifici', 'orologiai', 'traghetti'],
  ],
  qualities: ['-monte', '-lago', '-borgo', '-nord', '-valle'].map((word) => (topic) => `${topic}${word}`),
  except: ', eccetto <topic> e <topic>',
  slots: {
    amount: ['5 milioni di franchi', '8 milioni di franchi', '250 000 franchi', '300 000 franchi'],
    percentage: ['10 per cento', '15 per cento', '2,5 %', '0,75 %'],
    deadline: ['30 giorni', 'tre mesi', 'dieci giorni lavorativi', 'settimo giorno feriale', 'due anni'],
    obligation: ['deve', 'può', 'non deve', 'non può'],
    reference: [
      "dell'articolo 4 capoverso 2",
      "dell'articolo 12a",
      "dell'articolo 7 capoverso 1 lettera b",
      "dell'allegato 3",
    ],
    word: ['attestazione', 'sintesi', 'perizia', 'soluzione', 'fattura'],
  },
  spellings: [
    ['pre-iscrizione', 'preiscrizione'],
    ['Perché', 'Perchè'],
    ['auto-verifica', 'autoverifica'],
    ['Cartella', 'cartella'],
  ],
};

const en: Phrases = {
  article: 'Article',
  heading: ['Principle', 'Structure', 'Notice', 'Exceptions', 'Enforcement', 'Audit', 'Costs', 'Register'],
  sentences: [
    'The savings house <obligation> hold a buffer of <amount> for <topic> where the committee issues a <word> under <reference>.',
    'Whoever manages <topic> <obligation> submit a <word> to the office within <deadline>; <reference> remains reserved.',
    'The share of <topic> <obligation> exceed <percentage> of the weighted sum where a <word> is available.',
    'The sponsor <obligation> replace the <topic> referred to in <reference> by a <word> within <deadline>.',
    'The fee for <topic> <obligation> amount to <amount>; it is cut by <percentage> where the <word> is missing.',
    'The <topic> <obligation> match their <spelling> against the <word> set out in <reference>.',
  ],
  topics: [
    ...['ferries', 'warehouses', 'sawmills', 'vineyards', 'cableways', 'ingots'],
    ...['counters', 'passbooks', 'coupons', 'dairies', 'pastures', 'guarantees'],
    ...['cooperatives', 'branches', 'creditors', 'trustees', 'shipyards', 'granaries'],
    ...['markets', 'watchmakers', 'turbines', 'quarries', 'orchards', 'pawnshops'],
  ],
  qualities: ['hill', 'lake', 'town', 'north', 'dale'].map((word) => (topic) => `${word}${topic}`),
  except: ', except for <topic> and <topic>',
  slots: {
    amount: ['CHF 5 million', 'CHF 8 million', '250,000 francs', '300,000 francs'],
    percentage: ['10 per cent', '15 per cent', '2.5%', '0.75%'],
    deadline: ['30 days', 'three months', 'ten business days', 'seventh working day', 'two years'],
    obligation: ['must', 'may', 'shall', 'must not', 'may not'],
    reference: ['Article 4 paragraph 2', 'Article 12a', 'Article 7(1)(b)', 'Annex 3'],
    word: ['certificate', 'summary', 'valuation', 'substitute', 'statement'],
  },
  spellings: [
    ['authorisation', 'authorization'],
    ['e-mail', 'email'],
    ['Whitelist', 'whitelist'],
    ['sub-ledger', 'subledger'],
  ],
};

export const phrases: Record<InterfaceLanguage, Phrases> = { DE: de, FR: fr, IT: it, EN: en };
