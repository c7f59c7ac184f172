import { useTranslation } from 'react-i18next';
import { ABROAD } from '#domain/driver-histories/kinds';

/** The texts of what a driver stated; what nobody asked for is "Not stated". */
export function useStated() {
  const { t } = useTranslation(['histories', 'common']);
  const none = t('histories:card.notStated');
  const text = (value: string | null | undefined): string =>
    value === null || value === undefined || value.trim() === '' ? none : value;
  const stateOf = (state: string): string => (state === ABROAD ? t('histories:field.abroad') : state);
  return {
    none,
    text,
    yesNo: (answer: boolean | null): string => {
      if (answer === null) return none;
      return answer ? t('common:yes') : t('common:no');
    },
    state: (state: string): string => text(stateOf(state)),
    place: ({ city, state }: { city: string; state: string }): string =>
      text([city, stateOf(state)].filter((part) => part !== '').join(', ')),
  };
}
