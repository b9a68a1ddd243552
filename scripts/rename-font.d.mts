export function renameFont(font: Uint8Array): Buffer;
