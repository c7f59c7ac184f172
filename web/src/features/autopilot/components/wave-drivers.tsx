import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { WaveDriver } from '#domain/autopilot/schema';
import { waveDriversQuery } from '#web/entities/autopilot/autopilot';
import { RankedDriver } from '#web/entities/autopilot/ranked-driver';
import { useEventText } from '#web/entities/candidacies/event-text';
import { useReasonText } from '#web/entities/candidacies/reason-text';
import { driverName } from '#web/entities/driver-profile/driver-name';
import { listOf } from '#web/shared/http/list-state';
import { formatCount, formatDateTime } from '#web/shared/i18n/format';
import { paths } from '#web/shared/paths';
import { KeyedCardList } from '#web/shared/table/keyed-card-list';
import { PlainChip, StateChip } from '#web/shared/ui/state-chip';

interface StatusProps {
  row: WaveDriver;
  timeZone: string;
}

/** Invited or left out, then the driver's answer. */
function Status({ row: { outcome, leftOutReason, decidedAt, answer, candidacy }, timeZone }: StatusProps) {
  const { t } = useTranslation(['autopilot', 'labels']);
  const eventText = useEventText();
  const reasonText = useReasonText();
  if (outcome === 'waiting') return <PlainChip>{t('autopilot:outcome.waiting')}</PlainChip>;
  if (outcome === 'leftOut')
    return (
      <>
        <PlainChip>{t('autopilot:outcome.leftOut')}</PlainChip>
        {leftOutReason === null ? null : <span>{t(`autopilot:leftOut.${leftOutReason}`)}</span>}
      </>
    );
  if (answer === null)
    return (
      <>
        <StateChip turn="theirs">{t('autopilot:outcome.noAnswer')}</StateChip>
        {decidedAt === null ? null : (
          <span>{t('autopilot:invitedAt', { time: formatDateTime(decidedAt, timeZone) })}</span>
        )}
      </>
    );
  return (
    <>
      <PlainChip turn={answer.type === 'inviteAccepted' || answer.type === 'requested' ? 'done' : 'theirs'}>
        {eventText(answer.type)}
      </PlainChip>
      {answer.reason === null || answer.reason === 'unspecified' ? null : <span>{reasonText(answer.reason)}</span>}
      <span>{formatDateTime(answer.at, timeZone)}</span>
      {candidacy === null || candidacy.state === 'closed' ? null : (
        <span>{t('autopilot:now', { state: t(`labels:candidacy.${candidacy.state}`) })}</span>
      )}
    </>
  );
}

interface WaveDriversProps {
  orderId: string;
  number: number;
  timeZone: string;
  /** A planned wave has not chosen its drivers. */
  isPlanned: boolean;
}

/** The drivers of a wave in the order of their rank: why, whether they were invited, and what they answered. */
export function WaveDrivers({ orderId, number, timeZone, isPlanned }: WaveDriversProps) {
  const { t } = useTranslation('autopilot');
  const query = useQuery(waveDriversQuery(orderId, number));
  const list = listOf(query, ({ data }) => ({ rows: data }));
  return (
    <section className="gh-card gh-wave-drivers" aria-labelledby="gh-wave-drivers">
      <h2 id="gh-wave-drivers" className="gh-autopilot-head">
        {t('drivers.title', { number: formatCount(number) })}
      </h2>
      <p className="gh-autopilot-quiet">{t('preview.order')}</p>
      <KeyedCardList
        label={t('drivers.title', { number: formatCount(number) })}
        list={list}
        rowKey={({ driver }) => driver._id}
        empty={{
          title: t('drivers.empty'),
          hint: t(isPlanned ? 'drivers.emptyPlanned' : 'drivers.emptyHint'),
        }}
        card={(row) => (
          <RankedDriver
            {...row}
            isReady={row.wasReady}
            name={
              <Link to={`${paths.driverProfile(row.driver._id)}?orderId=${orderId}`}>{driverName(row.driver)}</Link>
            }
            status={<Status row={row} timeZone={timeZone} />}
          />
        )}
      />
    </section>
  );
}
