import { useTranslation } from 'react-i18next';
import type { FileAccessView } from '#domain/dq-access/schema';
import { DAY_MS, instantAfter } from '#domain/shared/durations';
import { formatDate, formatDay } from '#web/shared/i18n/format';
import { AccessButton } from './access-button';
import { AccessChip } from './access-chip';
import type { AccessTarget } from './file-access';
import './file-access.css';

function useDetails({ state, endsOn, expiresAt, ending, isByLaw }: FileAccessView, name: string): string[] {
  const { t } = useTranslation('file-access');
  const endedHow = () => {
    if (ending === null) return [];
    const { by, reason, wasGranted } = ending;
    const values = { name, date: formatDate(ending.at) };
    if (reason === 'expired') return [t(wasGranted ? 'endedBy.expired' : 'requestEndedBy.expired')];
    if (reason !== null) return [t(`endedBy.${reason}`)];
    if (by === 'driver') return [wasGranted ? t('endedBy.driver', values) : t('requestEndedBy.driver', values)];
    if (by === 'fleet') return [wasGranted ? t('endedBy.fleet', values) : t('requestEndedBy.fleet', values)];
    return [];
  };
  return [
    ...(isByLaw ? [t('byLawHint')] : []),
    ...(state === 'approved' && endsOn !== null ? [t('until', { date: formatDay(endsOn) })] : []),
    // The last whole day, as in the email to the driver: the request ends at an hour of the next one.
    ...(expiresAt === null ? [] : [t('answerBy', { date: formatDate(instantAfter(expiresAt, -DAY_MS)) })]),
    ...endedHow(),
    ...(ending === null || ending.text === null ? [] : [t('words', { name, text: ending.text })]),
  ];
}

export interface FileAccessProps {
  access: FileAccessView;
  target: AccessTarget;
}

/** The state of the access to a driver's file, when it ends or why it ended, and the button to change it. */
export function FileAccessStatus({ access, target }: FileAccessProps) {
  const details = useDetails(access, target.name);
  return (
    <div className="gh-file-access">
      <AccessChip access={access} />
      {details.map((text) => (
        <span key={text}>{text}</span>
      ))}
      <div>
        <AccessButton access={access} target={target} />
      </div>
    </div>
  );
}
