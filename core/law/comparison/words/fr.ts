import type { Words } from './words.ts';

/** French words whose circumflex distinguishes them from another word. */
const circumflexed = /^(?:dû|mûr|mûrs|sûr|sûre|sûrs|sûres|crû|jeûne|jeûnes)$/;

export const fr: Words = {
  functionWords:
    "le la les l' un une des du de d' et ou ainsi que qu' qui dont où à au aux en dans par pour sur sous avec sans entre vers chez ce cet cette ces c' se s' son sa ses leur leurs il elle ils elles on y lui si lorsque lorsqu' quand comme est sont été être a ont avoir sera seront soit notamment n' j' m' t' celui celle ceux celles",
  obligations:
    "doit doivent devra devront devait devaient devrait devraient peut peuvent pourra pourront pourrait pourraient puisse puissent tenu tenue tenus tenues obligé obligée obligés obligées obligatoire obligatoires facultatif facultative facultatifs facultatives ne n' pas non jamais aucun aucune nul nulle ni interdit interdite interdits interdites autorisé autorisée autorisés autorisées habilité habilitée habilités habilitées permis permise permises faut astreint astreinte astreints admis admise admissible",
  toDo: undefined,
  negations: { first: "ne n'", second: 'pas jamais aucun aucune nul nulle ni' },
  held: {
    words: 'tenu tenue tenus tenues',
    to: "de d' à",
    determiners: 'la une sa cette leur bonne aucune toute',
  },
  bounds:
    "au-moins:min minimum:min minimal:min minimale:min au-plus:max maximum:max maximal:max maximale:max jusqu'à:max",
  numbers:
    'zéro:0 deux:2 trois:3 quatre:4 cinq:5 six:6 sept:7 huit:8 neuf:9 dix:10 onze:11 douze:12 treize:13 quatorze:14 quinze:15 vingt:20 trente:30 quarante:40 cinquante:50 soixante:60 cent:100 double:x2 triple:x3 quadruple:x4 quintuple:x5 décuple:x10',
  fractions: {
    whole: 'moitié:1/2 moitiés:1/2',
    parts:
      'tiers:3? quart:4 quarts:4 cinquième:5 cinquièmes:5 sixième:6 sixièmes:6 dixième:10 dixièmes:10 vingtième:20 centième:100 centièmes:100 millième:1000 millièmes:1000',
    of: "de du des d'",
  },
  one: 'un une',
  multipliers: 'mille:1e3 million:1e6 millions:1e6 mio:1e6 milliard:1e9 milliards:1e9 mrd:1e9 mia:1e9',
  currencies:
    'franc:CHF francs:CHF fr.:CHF chf:CHF centime:Rp centimes:Rp euro:EUR euros:EUR eur:EUR €:EUR usd:USD dollar:USD dollars:USD livres:GBP gbp:GBP',
  percents: 'pour-cent:% points-de-base:bp %:% pourcent:% ‰:‰ pour-mille:‰',
  durations:
    'jour:d jours:d semaine:w semaines:w mois:m trimestre:q trimestres:q semestre:s semestres:s an:y ans:y année:y années:y heure:h heures:h minute:min minutes:min',
  durationAdjectives:
    'ouvrable:w ouvrables:w ouvré:w ouvrés:w bancaire:b bancaires:b civil:c civile:c civils:c civiles:c premiers:first premières:first derniers:last dernières:last',
  ordinals:
    'premier:1 première:1 deuxième:2 second:2 seconde:2 troisième:3 quatrième:4 cinquième:5 sixième:6 septième:7 huitième:8 neuvième:9 dixième:10 onzième:11 douzième:12 treizième:13 quatorzième:14 quinzième:15 seizième:16 dix-septième:17 dix-huitième:18 dix-neuvième:19 vingtième:20 trentième:30 quarantième:40 cinquantième:50 soixantième:60 centième:100 dernier:last dernière:last prochain:next prochaine:next',
  ordinalEndings: '',
  ordinalForms: /ième$/,
  ordinalMarks: 'er re e ème nd nde',
  following: 'suivant suivante',
  months:
    'janvier:1 février:2 mars:3 avril:4 mai:5 juin:6 juillet:7 août:8 septembre:9 octobre:10 novembre:11 décembre:12 janv.:1 févr.:2 juil.:7 sept.:9 oct.:10 nov.:11 déc.:12',
  deadlines:
    'délai délais immédiatement aussitôt annuellement mensuellement trimestriellement semestriellement quotidiennement annuel annuelle mensuel mensuelle trimestriel trimestrielle échéance échéances rétroactivement tard tôt',
  deadlineEndings: '',
  references:
    'article:art articles:art art.:art alinéa:abs alinéas:abs al.:abs lettre:let lettres:let let.:let chiffre:num chiffres:num ch.:num numéro:num numéros:num no:num n°:num nos:num annexe:annex annexes:annex chapitre:chap chapitres:chap section:sec sections:sec titre:tit titres:tit partie:part paragraphe:abs paragraphes:abs par.:abs point:num points:num phrase:sentence tiret:dash tirets:dash sous-alinéa:sub cm:rz rs:sr',
  separators: 'et ou à ainsi ni',
  joints: 'de à',
  dateOfAct: {
    act: /^(?:lois?|ordonnances?|code|constitution|convention|accord|traité|directive|règlement|arrêté|acf|af|lf)$/,
    link: /^du$/,
  },
  spelling: (word) => {
    const plain = word.replace(/^é/, 'e');
    return circumflexed.test(plain)
      ? plain
      : plain
          .replaceAll('î', 'i')
          .replaceAll('û', 'u')
          .replace(/(?<=.)è(?=.)/g, 'é');
  },
};
