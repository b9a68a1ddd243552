import type { GrammarLanguage } from '../grammar-languages.ts';

const list = (words: string) => new Set(words.split(' '));

/** Words that neither begin nor end a term: prepositions, pronouns, conjunctions, auxiliary verbs, adverbs. */
const functionWords: Readonly<Record<GrammarLanguage, ReadonlySet<string>>> = {
  DE: list(
    'ab aber alle allem allen aller alles als also am an andere anderen anderer ans auch auf aufgrund aus ausser ausserdem beide beiden beim bei bis bzw da dabei dadurch dafür dagegen daher damit danach dann daran darauf daraus darin davon dazu dass dem den denen der deren des dessen desselben die dies diese diesem diesen dieser dieses das doch dort durch ebenfalls ebenso ein eine einem einen einer eines er es etwa falls folgende folgenden folgendes für gegen gegenüber gelten gemäss gilt haben hat hierbei ihr ihre ihrem ihren ihrer im in indem ins insbesondere insofern ist ja je jede jedem jeden jeder jedes jedoch jene jener kann kein keine keinen können man mehr mehrere mit muss müssen nach nachdem namentlich neben nicht noch nur ob oder ohne sei seien sein seine seinem seinen seiner seit sich sie sind so sobald sofern solange solche solcher solches soweit sowie sowohl über um und unter vom von vor während was weder wegen weil welche welcher welches wenn wer werden wie wird wo wobei womit zu zum zur zwar zwischen',
  ),
  FR: list(
    'à afin ainsi alors après au aucun aucune auquel aussi autre autres aux avant avec car ce ceci cela celle celles celui cependant certains ces cet cette ceux chacun chacune chaque chez ci comme contre dans de depuis des dès desquels deux dont donc du duquel elle elles en encore entre envers est et étant été être eux hormis hors il ils jusque la laquelle le lequel les lesquelles lesquels leur leurs lors lorsque lui mais malgré même mêmes moins moyennant ne ni non nos notamment notre nous on ont ou où par parmi pas pendant plus plusieurs pour pourvu puis qu quand que quel quelle quelles quels qui quiconque quoi sa sans sauf se selon ses seulement si soit son sont sous suivants suivantes sur tel telle telles tels tout toute toutes tous très un une vers y',
  ),
  IT: list(
    'a abbia abbiano ad affinché agli ai al alcun alcuna alcuni all alla alle allo altra altre altri altro anche ancora benché che chi chiunque ci ciascun ciascuna ciascuno ciò coi col come con conformemente contro cui d da dagli dai dal dall dalla dalle dallo davanti degli dei del dell della delle dello dentro di dopo dove dove durante e è ed entro essere essi essa esse fino fra già gli ha hanno i il in inoltre invece l la le lo loro ma mediante meno mentre ne né negli nei nel nell nella nelle nello nessun nessuna nessuno nonché non o od ogni oltre oppure per perché però più poiché presso prima pure purché qual quale quali qualora quando quanto quella quelle quelli quello questa queste questi questo quindi salvo se secondo segnatamente sempre senza si sia siano sino solo soltanto sono sopra sotto su sua sue sugli sui sul sull sulla sulle sullo suo suoi tale tali tra tranne tutta tutte tutti tutto un una uno verso vi',
  ),
  EN: list(
    'a about above after against all also although among an and any are as at be because been before below between both but by can could did do does down during each either else every except for from had has have he her hers him his how however if in including into is it its may means might more most must neither no nor not of off on once one only onto or other others otherwise our out over per provided shall she should since so some such than that the their them then there therefore these they this those through thus to together under unless until up upon was we were what when where whereas which while who whom whose why will with within without would you',
  ),
};

/** Verbs by their endings, and nouns that end likewise. */
const infinitives: Readonly<Record<GrammarLanguage, RegExp>> = {
  DE: /^\p{Ll}\p{L}*(?:en|ern|eln)$/u,
  FR: /^(?!.*(?:(?<!f)ier|[èy]er|anger|erger|ancer|pouvoir|avoir|devoir|transfer|leader|broker|trader|panier|oisir|irs|venir|désir|soupir|cuir|or|air|our|ur)$)\p{Ll}{2,}(?:er|ir|oir)$|^(?:mettre|prendre|vendre|rendre|transmettre|remettre|permettre|admettre|produire|détruire|construire|inscrire|souscrire|conclure|exclure|connaître|reconnaître|être|faire|dire|lire)$/u,
  IT: /^(?!(?:titolare|affare|familiare|particolare|immobiliare|mare|ausiliare|scolare|militare|esemplare|circolare|malfare|secolare|luminare|centinare|altare|pilare|parere|dovere|potere|piacere|volere|essere|avere|genere|carattere|mestiere|ingegnere|sapere)$)\p{Ll}{2,}(?:are|(?<!i)ere|ire|urre|orre)$/u,
  EN: /^to\s/u,
};

export const isFunctionWord = (word: string, language: GrammarLanguage): boolean =>
  functionWords[language].has(word.toLowerCase()) && !/^\p{Lu}{2,}$/u.test(word);

/** Whether a word is a verb in its basic form: "bearbeiten", but not "Bearbeiten". */
export const isInfinitive = (word: string, language: GrammarLanguage): boolean =>
  infinitives[language].test(word);
