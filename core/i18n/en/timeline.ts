export const texts = {
  label: 'Versions by time',
  changed: 'changed',
  'status-past': 'past',
  'status-inForce': 'in force',
  'status-future': 'future',
  'status-published': 'published, not in force',
  'status-repealed': 'repealed',
  'status-unknown': 'not known whether in force',
};
