let messages: string[] = [];
let announced: RegExp[] = [];

/** Collects errors and warnings instead of printing them. */
export function watchConsole(): void {
  const collect = (...parts: unknown[]) =>
    void messages.push(parts.map((part) => (part instanceof Error ? part.stack : String(part))).join(' '));
  console.error = collect;
  console.warn = collect;
}

/** Declares an error or warning that the test provokes; without it the test fails. */
export function expectOnConsole(expected: RegExp): void {
  announced.push(expected);
}

export function takeMessages(): string[] {
  const taken = messages;
  messages = [];
  return taken;
}

export function takeAnnounced(): RegExp[] {
  const taken = announced;
  announced = [];
  return taken;
}
