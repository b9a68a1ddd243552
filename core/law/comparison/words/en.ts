import type { Words } from './words.ts';

export const en: Words = {
  functionWords:
    'the a an and or as of to in on at by for from with without within into onto under over between through upon that which who whom whose this these those it its they their them he she his her is are was were be been being has have had if where when so such also including thereof therein thereby',
  obligations:
    'must shall should may might can cannot could required requires require obliged obligation obligations obligatory mandatory optional not no never none neither nor nobody prohibited prohibit prohibits forbidden permitted permits entitled authorised authorized allowed allows need needs duty duties bound',
  toDo: undefined,
  negations: { first: 'neither', second: 'nor' },
  held: { words: '', to: '', determiners: '' },
  bounds: 'at-least:min minimum:min at-most:max maximum:max up-to:max',
  numbers:
    'zero:0 two:2 three:3 four:4 five:5 six:6 seven:7 eight:8 nine:9 ten:10 eleven:11 twelve:12 thirteen:13 fourteen:14 fifteen:15 twenty:20 thirty:30 forty:40 fifty:50 sixty:60 seventy:70 eighty:80 ninety:90 hundred:100 double:x2 twice:x2 triple:x3 threefold:x3',
  fractions: {
    whole:
      'half:1/2 one-half:1/2 one-third:1/3 two-thirds:2/3 one-quarter:1/4 three-quarters:3/4 one-fifth:1/5 one-tenth:1/10',
    parts:
      'third:3? thirds:3 quarter:4? quarters:4? fifth:5? fifths:5 tenth:10? tenths:10 hundredth:100? hundredths:100',
    of: 'of',
  },
  one: 'one a an',
  multipliers: 'thousand:1e3 million:1e6 millions:1e6 mn:1e6 billion:1e9 billions:1e9 bn:1e9',
  currencies:
    'franc:CHF francs:CHF chf:CHF centime:Rp centimes:Rp euro:EUR euros:EUR eur:EUR €:EUR usd:USD dollar:USD dollars:USD $:USD pounds:GBP gbp:GBP £:GBP',
  percents: 'per-cent:% basis-points:bp percent:% %:% ‰:‰ bps:bp',
  durations:
    'day:d days:d week:w weeks:w month:m months:m quarter:q quarters:q year:y years:y hour:h hours:h minute:min minutes:min',
  durationAdjectives: 'business:w working:w calendar:c trading:t banking:b full:f consecutive:n further:x',
  ordinals:
    'first:1 second:2 third:3 fourth:4 fifth:5 sixth:6 seventh:7 eighth:8 ninth:9 tenth:10 eleventh:11 twelfth:12 thirteenth:13 fourteenth:14 fifteenth:15 sixteenth:16 seventeenth:17 eighteenth:18 nineteenth:19 twentieth:20 thirtieth:30 fortieth:40 fiftieth:50 sixtieth:60 ninetieth:90 hundredth:100 last:last next:next following:next',
  ordinalEndings: '',
  ordinalForms: /(?:ty-(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|tieth)$/,
  ordinalMarks: 'st nd rd th',
  following: '',
  months:
    'january:1 february:2 march:3 april:4 may:5 june:6 july:7 august:8 september:9 october:10 november:11 december:12 jan.:1 feb.:2 aug.:8 sept.:9 oct.:10 nov.:11 dec.:12',
  deadlines:
    'deadline deadlines immediately promptly annually yearly monthly quarterly weekly daily forthwith latest earliest retroactively delay',
  deadlineEndings: '',
  references:
    'article:art articles:art art.:art paragraph:abs paragraphs:abs para:abs para.:abs paras:abs letter:let letters:let let.:let lit.:let number:num numbers:num no.:num point:num points:num annex:annex annexes:annex chapter:chap chapters:chap section:sec sections:sec title:tit titles:tit part:part subparagraph:sub subparagraphs:sub sentence:sentence indent:dash recital:rct recitals:rct sr:sr',
  separators: 'and or to nor',
  joints: 'of to',
  dateOfAct: {
    act: /^(?:act|ordinance|code|constitution|convention|agreement|treaty|directive|regulation|decree)$/,
    link: /^of$/,
  },
  spelling: (word) => word.replace(/(?<=\p{L}{3})iz(?=e|ing|ation)/gu, 'is'),
};
