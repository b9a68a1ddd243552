type Entry = { completeParagraphID: string; index: number; kind: string; heading?: unknown };
type Ask = (path: string, init?: RequestInit) => Promise<unknown>;

/** How often each call is made, of a hundred: a document is opened, read by windows, and searched in between. */
const shares = { document: 8, contents: 8, window: 44, search: 15, suggest: 15, preview: 6, incoming: 4 };
const maxDocuments = 12;
/** Units between the beginnings of windows: people come to a document at any place. */
const windowStep = 10;
const maxWords = 300;
/** Addresses in the list for each hundredth of a share. */
const rounds = 40;

const wordsIn = (text: string) => text.match(/\p{Lu}\p{L}{5,}/gu) ?? [];

/** Addresses of the calls by which people read and search, each as often as its share says. */
export async function readingPaths(ask: Ask): Promise<string[]> {
  const at = 'language=DE';
  const documents = (await ask('/api/v1/ListOfRegulation', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ language: 'DE' }),
  })) as { regTextId: string; longName: string; languages: string[] }[];
  const texts = documents.filter(({ languages }) => languages.includes('DE')).slice(0, maxDocuments);
  const paths: Record<keyof typeof shares, string[]> = {
    document: texts.map(({ regTextId }) => `/api/v1/ListOfRegulation/RegTextID/${regTextId}?${at}`),
    contents: texts.map(({ regTextId }) => `/api/v1/TableOfContent/V2/RegTextID/${regTextId}?${at}`),
    window: [],
    search: [],
    suggest: [],
    preview: [],
    incoming: [],
  };
  const words = new Set(texts.flatMap(({ longName }) => wordsIn(longName)));
  for (const [number, { regTextId }] of texts.entries()) {
    const { entries } = (await ask(paths.contents[number] ?? '')) as { entries: Entry[] };
    for (let from = 0; from < entries.length; from += windowStep)
      paths.window.push(`/api/v1/RegText/${regTextId}?${at}&from=${from}&count=40`);
    const articles = entries.filter(({ kind }) => kind === 'article');
    for (const { completeParagraphID: id } of articles) {
      paths.preview.push(`/api/v1/References/Preview/${encodeURIComponent(id)}?${at}`);
      paths.incoming.push(`/api/v1/References/Incoming/${encodeURIComponent(id)}?${at}`);
    }
    for (const word of wordsIn(JSON.stringify(entries))) words.add(word);
  }
  for (const word of [...words].slice(0, maxWords)) {
    const query = `query=${encodeURIComponent(word)}&searchLanguage=DE&displayLanguage=DE`;
    paths.search.push(`/api/v1/MainSearch?${query}`);
    for (const length of [3, 5, 7])
      paths.suggest.push(
        `/api/v1/MainSearch/Suggest?query=${encodeURIComponent(word.slice(0, length))}&searchLanguage=DE&displayLanguage=DE`,
      );
  }
  return Object.entries(shares).flatMap(([kind, share]) => {
    const own = paths[kind as keyof typeof shares];
    // Each address of a kind equally often, in all as often as the share says.
    return own.length === 0
      ? []
      : Array.from({ length: share * rounds }, (_, n) => own[n % own.length] ?? '');
  });
}
