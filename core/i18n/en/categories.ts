/** The sources of documents: one name each wherever they are listed, filtered or described. */
export const texts = {
  base: 'Swiss base regulations',
  explanatory: 'Explanatory reports',
  internal: 'Internal documents',
  basel: 'Basel standards',
  'central-bank': 'Central bank',
  eu: 'European Union',
  authority: 'Authorities',
  'self-regulation': 'Self-regulation',
  supervision: 'Supervisory communications',
  other: 'Other',
};
