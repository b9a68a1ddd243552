export const texts = {
  mark: 'Coming change:',
  due: 'by {{date}}',
  overdue: 'overdue since {{date}}',
};
