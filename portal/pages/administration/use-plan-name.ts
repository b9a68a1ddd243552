import { organisationTexts } from '#core/i18n/organisation.ts';
import { useLoadedText } from '#widgets/app-context.tsx';

const isKey = (key: string): key is keyof typeof organisationTexts.en =>
  Object.hasOwn(organisationTexts.en, key);

/** The name of a plan; an unknown one is displayed as the server returns it. */
export function usePlanName(): (plan: string) => string {
  const text = useLoadedText<typeof organisationTexts>();
  return (plan) => {
    const key = `plan_${plan}`;
    return isKey(key) ? text(`organisation.${key as 'plan_reading'}`) : plan;
  };
}
