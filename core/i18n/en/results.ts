export const texts = {
  marked_one: '{{count}} word marked',
  marked_other: '{{count}} words marked',
  remove: 'Remove marks',
};
