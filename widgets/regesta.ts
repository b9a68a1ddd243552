// One script for the whole suite: defines every element.
import './elements/ask-question.ts';
import './elements/reg-reader.ts';
import './elements/reg-search.ts';
