/** The name of an option as an attribute: `reg-text-id` for `regTextId`. */
export function attributeName(option: string): string {
  return option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
