import type { OptionsGraph } from '@zxcvbn-ts/core';
import { adjacencyGraphs } from '@zxcvbn-ts/language-common';

/** The rows of a keyboard, key by key with its second sign. All but the first begin half a key further right. */
const swissRows = {
  german: ['§° 1+ 2" 3* 4ç 5% 6& 7/ 8( 9) 0= \'? ^`', 'qQ wW eE rR tT zZ uU iI oO pP üè ¨!'],
  french: ['§° 1+ 2" 3* 4ç 5% 6& 7/ 8( 9) 0= \'? ^`', 'qQ wW eE rR tT zZ uU iI oO pP èü ¨!'],
};
const lowerRows = {
  german: ['aA sS dD fF gG hH jJ kK lL öé äà $£', 'yY xX cC vV bB nN mM ,; .: -_'],
  french: ['aA sS dD fF gG hH jJ kK lL éö àä $£', 'yY xX cC vV bB nN mM ,; .: -_'],
};

/** Where the neighbours of a key are, in the order of the library: left, above twice, right, below twice. */
const steps = [
  [-1, 0],
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
] as const;

function graphOf(rows: readonly string[]): OptionsGraph[string] {
  const keys = new Map<string, string>();
  for (const [y, row] of rows.entries())
    for (const [x, key] of row.split(' ').entries()) keys.set(`${x + (y === 0 ? 0 : 1)} ${y}`, key);
  const graph: OptionsGraph[string] = {};
  for (const [place, key] of keys) {
    const [x = 0, y = 0] = place.split(' ').map(Number);
    for (const sign of key) graph[sign] = steps.map(([dx, dy]) => keys.get(`${x + dx} ${y + dy}`) ?? null);
  }
  return graph;
}

/** QWERTY, QWERTZ and AZERTY of the library, and the two keyboards of Switzerland, whose signs are elsewhere. */
export const keyboards: OptionsGraph = {
  ...adjacencyGraphs,
  swissGerman: graphOf([...swissRows.german, ...lowerRows.german]),
  swissFrench: graphOf([...swissRows.french, ...lowerRows.french]),
};
