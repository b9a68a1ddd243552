import { render } from 'preact';
import { useState } from 'preact/hooks';
import { fetchToken, main, report } from './given.mjs';

function App() {
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
        <reg-reader
          main-url={main}
          reg-text-id="bankg-m"
          article={isNext ? '6' : '5'}
          language="DE"
          sign-in="host"
          loading="eager"
          hide-headers={isNext}
          onreg-opened={({ detail }) => report(detail.id)}
          ref={(element) => {
            if (element) element.token = fetchToken;
          }}
        />
      )}
    </>
  );
}

render(<App />, document.getElementById('app'));
