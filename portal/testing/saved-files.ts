import { onTestFinished } from 'vitest';

/** The files that the page saves meanwhile, with their names. */
export function savedFiles() {
  const blobs: Blob[] = [];
  const names: string[] = [];
  const create = URL.createObjectURL;
  const click = HTMLAnchorElement.prototype.click;
  URL.createObjectURL = (blob: Blob) => {
    blobs.push(blob);
    return create(blob);
  };
  HTMLAnchorElement.prototype.click = function save() {
    names.push(this.download);
  };
  onTestFinished(() => {
    URL.createObjectURL = create;
    HTMLAnchorElement.prototype.click = click;
  });
  return { blobs, names };
}
