/** Saves a file through the browser's downloads; characters that a file name cannot contain are replaced. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name.replaceAll('/', '-');
  link.click();
  // Later, since the browser may still be reading it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
