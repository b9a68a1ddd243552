/** One address and nothing that a header or a mail server could read as more. */
export function isMailAddress(text: string): boolean {
  return text.length <= 254 && /^[^\s@<>()[\]\\",;:\p{Cc}]{1,64}@[^\s@<>()[\]\\",;:\p{Cc}]+$/u.test(text);
}
