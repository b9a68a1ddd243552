// One script for the whole suite: defines every element.
import './elements/reg-reader.ts';
import './elements/reg-search.ts';
