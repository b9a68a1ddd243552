/** Refuses what is no address of a PostgreSQL, without repeating it, since it holds a password. */
export function databaseAddress(name: string, text: string | undefined): string | undefined {
  if (text === undefined || isDatabaseAddress(text)) return text;
  throw new RangeError(
    `${name}: is no address like postgres://user:password@host/database; ` +
      'signs of a password such as / ? # % must be percent-encoded (%2F %3F %23 %25)',
  );
}

function isDatabaseAddress(text: string): boolean {
  // Without a host the socket of this machine is meant, which the standard of addresses does not know with a user.
  const url = URL.parse(text.replace('@/', '@localhost/'));
  if (url === null || !/^postgres(?:ql)?:$/.test(url.protocol) || !/^\w+:\/\//.test(text)) return false;
  // What follows a sign that ends the host was meant as a part of the password.
  if (url.hash !== '' || text.endsWith('#') || url.search.includes('@')) return false;
  return [url.username, url.password, url.pathname].every(canBeDecoded);
}

function canBeDecoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
