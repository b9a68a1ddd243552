export const texts = {
  title: 'Contents',
  filter: 'Filter contents',
  nothingFiltered: 'No title matches.',
  expandAll: 'Expand all',
  collapseAll: 'Collapse all',
  hide: 'Hide contents',
  repealed: 'repealed',
  width: 'Width of the contents',
};
