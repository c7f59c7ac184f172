import { useTranslation } from 'react-i18next';
import type { AutopilotView } from '#domain/autopilot/schema';
import { formatDateTime } from '#web/shared/i18n/format';

/** The header's sentence: whether autopilot is on, what it waits for, and when the next wave is sent. */
export function useStateText() {
  const { t } = useTranslation('autopilot');
  return ({ isOn, stop, next, room, timeZone }: AutopilotView): string => {
    if (stop === 'off' || !isOn) return t('state.off');
    if (stop !== null) return t(`state.${stop}`);
    if (next === null) return t('state.sending');
    const time = next.at === null ? t('state.planning') : t('state.next', { time: formatDateTime(next.at, timeZone) });
    return `${time} · ${room === 0 ? t('state.noRoom') : t('state.room', { count: room })}`;
  };
}
