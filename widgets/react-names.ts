/** The prop for an event: `onRegPlaceChanged` for `reg-place-changed`. */
export function handlerName(event: string): string {
  return `on-${event}`.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** The component for a tag: `RegReader` for `reg-reader`. */
export function componentName(tag: string): string {
  return `-${tag}`.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
