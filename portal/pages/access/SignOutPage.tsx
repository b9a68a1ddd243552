import { leavingTexts } from '#core/i18n/leaving.ts';
import { useLoadedText } from '#widgets/app-context.tsx';
import { AccessFrame } from './AccessFrame.tsx';
import { Leaving } from './Leaving.tsx';

/** Lets the signed-in person choose to leave: a link alone ends no session. */
export function SignOutPage() {
  return (
    <AccessFrame texts={[leavingTexts]}>
      <Choice />
    </AccessFrame>
  );
}

function Choice() {
  const text = useLoadedText<typeof leavingTexts>();
  return <Leaving title={text('leaving.title')} submit={text('leaving.leave')} />;
}
