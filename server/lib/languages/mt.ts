import type { Language } from './language.ts';

export const maltese: Language = {
  codes: 'mlt',
  endings: 'ijiet iet i u a at',
  irregular: { banek: 'bank', ligijiet: 'ligi' },
  stopWords: [],
  moreStopWords: `il l ta tal tad tan tar tas tat taz tax li ma fi fil fid fin fir fis fit fiz fix f b bil bid bin bir
    bis bit biz bix bħal bħall minn mill mid min mir mis mit miz mix għal għall għad għan għar għas għat
    għandu għandha għandhom dan din dawn dak dik dawk huwa hija huma hu hi kien kienet kienu kull mhux
    lil lill skont jista jistgħu tista dwar wara qabel meta kif fejn kemm għaliex liema xi x u jew iżda
    jekk biex bejn taħt fuq ma mal mad man mar mas mat maz max tagħha tiegħu tagħhom`,
  joining: 'il l ta tal u jew',
  questionFrame: 'fit spiss minimu massimu każ ifisser',
  citation: {
    ARTICLE: 'artikolu, artikoli',
    PARAGRAPH: 'paragrafu, paragrafi',
    NUMBER: 'punt',
    ANNEX: 'anness',
    CHAPTER: 'kapitolu',
  },
};
