/**
 * Opens a window for a file that is still loaded: a browser lets a page open one only while somebody clicks. The window
 * knows nothing of this page.
 */
export function openWindow(title: string) {
  const opened = window.open('', '_blank');
  if (opened === null) return undefined;
  opened.opener = null;
  opened.document.title = title;
  return {
    show: (content: Blob) => {
      const address = URL.createObjectURL(content);
      opened.location.replace(address);
      // The window keeps what it has loaded.
      setTimeout(() => URL.revokeObjectURL(address), 60_000);
    },
    close: () => opened.close(),
  };
}
