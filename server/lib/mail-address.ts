/** Whether a text is a single address that neither headers nor mail servers can read as several. */
export function isMailAddress(text: string): boolean {
  return text.length <= 254 && /^[^\s@<>()[\]\\",;:\p{Cc}]{1,64}@[^\s@<>()[\]\\",;:\p{Cc}]+$/u.test(text);
}
