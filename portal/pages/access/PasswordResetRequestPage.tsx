import { accessTexts } from '#core/i18n/access.ts';
import { useLoadedText } from '#widgets/app-context.tsx';
import { AccessFrame } from './AccessFrame.tsx';
import { AskForLink } from './AskForLink.tsx';

export function PasswordResetRequestPage() {
  return (
    <AccessFrame texts={[accessTexts]}>
      <Request />
    </AccessFrame>
  );
}

function Request() {
  const text = useLoadedText<typeof accessTexts>();
  return (
    <AskForLink
      purpose="passwordReset"
      title={text('access.forgotTitle')}
      subtitle={text('access.forgotSubtitle')}
      sent="resetSent"
    />
  );
}
