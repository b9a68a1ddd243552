export const texts = {
  label: 'Versions by time',
  changed: 'changed',
  'status-past': 'past',
  'status-inForce': 'in force',
  'status-future': 'future',
};
