import type { Words } from './words.ts';

export const it: Words = {
  functionWords:
    "il lo la i gli le l' un uno una un' e ed o od nonché che chi cui di d' del dello della dei degli delle dell' a ad al allo alla ai agli alle all' da dal dallo dalla dai dagli dalle dall' in nel nello nella nei negli nelle nell' con su sul sullo sulla sui sugli sulle sull' per tra fra se si suo sua suoi sue loro questo questa questi queste quest' è sono sia siano stato stata stati state essere ha hanno avere viene vengono come quando qualora segnatamente quale quali",
  obligations:
    "deve devono dovrà dovranno doveva dovevano dovrebbe dovrebbero debba debbano può possono potrà potranno poteva potrebbe potrebbero possa possano tenuto tenuta tenuti tenute obbligato obbligata obbligati obbligate obbligo obblighi obbligatorio obbligatoria obbligatori obbligatorie facoltativo facoltativa non né nessun nessuno nessuna nessun' mai vietato vietata vietati vietate divieto autorizzato autorizzata autorizzati autorizzate abilitato abilitata abilitati abilitate consentito consentita consentiti consentite permesso ammesso ammessa ammessi ammesse legittimato",
  toDo: undefined,
  negations: { first: 'non', second: "mai nessun nessuno nessuna nessun' né" },
  held: {
    words: 'tenuto tenuta tenuti tenute',
    to: 'a ad',
    determiners: 'la una sua questa alla della dalla nella sulla buona',
  },
  bounds: 'almeno:min minimo:min minima:min massimo:max massima:max fino-a:max sino-a:max',
  numbers:
    'zero:0 due:2 tre:3 quattro:4 cinque:5 sei:6 sette:7 otto:8 nove:9 dieci:10 undici:11 dodici:12 tredici:13 quattordici:14 quindici:15 venti:20 trenta:30 quaranta:40 cinquanta:50 sessanta:60 cento:100 doppio:x2 triplo:x3 quadruplo:x4 quintuplo:x5 decuplo:x10',
  fractions: {
    whole: 'metà:1/2',
    parts:
      'terzo:3? terzi:3? quarto:4 quarti:4 quinto:5 quinti:5 decimo:10 decimi:10 ventesimo:20 centesimo:100? centesimi:100? millesimo:1000 millesimi:1000',
    of: "di d' del dello della dei degli delle dell'",
  },
  one: "un uno una un'",
  multipliers:
    'mille:1e3 mila:1e3 milione:1e6 milioni:1e6 mio:1e6 mio.:1e6 miliardo:1e9 miliardi:1e9 mia:1e9 mrd:1e9',
  currencies:
    'franco:CHF franchi:CHF fr.:CHF chf:CHF centesimo:Rp centesimi:Rp euro:EUR eur:EUR €:EUR usd:USD dollaro:USD dollari:USD sterline:GBP gbp:GBP',
  percents: 'per-cento:% percento:% punti-base:bp %:% ‰:‰ permille:‰',
  durations:
    'giorno:d giorni:d settimana:w settimane:w mese:m mesi:m trimestre:q trimestri:q semestre:s semestri:s anno:y anni:y ora:h ore:h minuto:min minuti:min',
  durationAdjectives:
    'lavorativo:w lavorativi:w lavorativa:w lavorative:w feriale:w feriali:w bancario:b bancari:b civile:c civili:c',
  ordinals:
    'prim:1 second:2 terz:3 quart:4 quint:5 sest:6 settim:7 ottav:8 non:9 decim:10 undicesim:11 dodicesim:12 tredicesim:13 quattordicesim:14 quindicesim:15 sedicesim:16 diciassettesim:17 diciottesim:18 diciannovesim:19 ventesim:20 trentesim:30 quarantesim:40 cinquantesim:50 sessantesim:60 novantesim:90 centesim:100 ultim:last prossim:next',
  ordinalEndings: 'o a',
  ordinalForms: /esim[oa]$/,
  ordinalMarks: 'º ª ° o a',
  following: 'successivo successiva seguente',
  months:
    'gennaio:1 febbraio:2 marzo:3 aprile:4 maggio:5 giugno:6 luglio:7 agosto:8 settembre:9 ottobre:10 novembre:11 dicembre:12 gen.:1 feb.:2 mar.:3 apr.:4 mag.:5 giu.:6 lug.:7 ago.:8 set.:9 sett.:9 ott.:10 nov.:11 dic.:12',
  deadlines:
    'termine termini immediatamente subito tempestivamente annualmente mensilmente trimestralmente semestralmente annuale mensile trimestrale scadenza scadenze retroattivamente tardi presto indugio',
  deadlineEndings: '',
  references:
    'articolo:art articoli:art art.:art artt.:art capoverso:abs capoversi:abs cpv.:abs lettera:let lettere:let lett.:let cifra:num cifre:num numero:num numeri:num n.:num nn.:num allegato:annex allegati:annex capitolo:chap capitoli:chap sezione:sec sezioni:sec titolo:tit titoli:tit parte:part paragrafo:abs paragrafi:abs punto:num punti:num periodo:sentence frase:sentence trattino:dash comma:abs commi:abs rs:sr',
  separators: 'e ed o od a nonché né',
  joints: 'di a',
  dateOfAct: {
    act: /^(?:leggi|legge|ordinanz[ae]|codice|costituzione|convenzione|accordo|trattato|direttiva|regolamento|decreto|dcf|df|lf)$/,
    link: /^(?:del|dello|dell')$/,
  },
  spelling: (word) => (word.length > 2 ? word.replace(/(?<=.)è/g, 'é') : word),
};
