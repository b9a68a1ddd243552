import { useEffect, useState } from 'react';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { RegulationDocument } from '#core/contract/main/reading.ts';
import { citationOf } from '#core/law/cited-place.ts';
import { useApp } from '../app-context.tsx';
import { Designation } from '../law/Designation.tsx';

/** A paragraph as it is cited; the organisation's server knows its identifier only. */
export function CitedPlace({ regArt, language }: { regArt: string; language: LanguageCode }) {
  const { search, notices } = useApp();
  const [documents, setDocuments] = useState<ReadonlyMap<string, RegulationDocument>>(new Map());
  useEffect(() => {
    let isMounted = true;
    const load = async () => {
      const listed = await (await search()).documents(language);
      if (isMounted) setDocuments(new Map(listed.map((one) => [one.regTextId, one])));
    };
    load().catch((error: unknown) => notices.report(error, 'name the places of hits'));
    return () => {
      isMounted = false;
    };
  }, [search, notices, language]);
  return <Designation>{citationOf(regArt, documents, language)}</Designation>;
}
