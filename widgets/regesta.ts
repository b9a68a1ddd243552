// One script for the whole suite: defines every element.
import './elements/alone/ask-question.ts';
import './elements/alone/change-table.ts';
import './elements/alone/reg-reader.ts';
import './elements/alone/reg-search.ts';
