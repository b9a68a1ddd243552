import { useState } from 'react';
import { RegReader } from '../../../widgets/react.ts';
import { fetchToken, main, report } from './given.mjs';

/** The reader as a component, for any version of React. */
export function App() {
  const [isNext, setNext] = useState(false);
  const [isShown, setShown] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setNext(true)}>
        Next
      </button>
      <button type="button" onClick={() => setShown(false)}>
        Remove
      </button>
      {isShown && (
        <RegReader
          className="reader"
          mainUrl={main}
          regTextId="bankg-m"
          article={isNext ? '6' : '5'}
          language="DE"
          signIn="host"
          loading="eager"
          hideHeaders={isNext}
          token={fetchToken}
          onRegOpened={({ detail }) => report(detail.id)}
        />
      )}
    </>
  );
}
