import { useTranslation } from 'react-i18next';
import { CANDIDATES_PER_SEAT } from '#domain/autopilot/rules';
import type { AutopilotPreview } from '#domain/autopilot/schema';
import { MatchCostLine } from '#web/entities/billing/match-price';
import { formatCount, formatDateTime } from '#web/shared/i18n/format';
import { AutopilotPrice } from './autopilot-price';
import { RankedDriver } from './ranked-driver';
import './autopilot.css';

type Part = { preview: AutopilotPreview };

/** How many drivers a wave may invite, and why. */
function Places({ preview: { openSeats, candidates, room } }: Part) {
  const { t } = useTranslation('autopilot');
  return (
    <p className="gh-autopilot-quiet">
      {t('preview.places', {
        seats: t('preview.seats', { count: openSeats }),
        candidates: t('preview.candidates', { count: candidates }),
        each: CANDIDATES_PER_SEAT,
        room: formatCount(room),
      })}
    </p>
  );
}

interface WaveProps {
  wave: AutopilotPreview['waves'][number];
  index: number;
  timeZone: string;
}

function Wave({ wave: { at, drivers }, index, timeZone }: WaveProps) {
  const { t } = useTranslation('autopilot');
  const time = formatDateTime(at, timeZone);
  return (
    <section>
      <h3 className="gh-autopilot-head">
        {t(index === 0 ? 'preview.first' : 'preview.later', {
          time,
          drivers: t('preview.drivers', { count: drivers.length }),
        })}
      </h3>
      {index === 1 ? <p className="gh-autopilot-quiet">{t('preview.laterHint')}</p> : null}
      {drivers.length === 0 ? <p role="status">{t('preview.noRoom')}</p> : null}
      <ol className="gh-ranked-list">
        {drivers.map((driver) => (
          <li key={driver.driver._id}>
            <RankedDriver {...driver} isReady={driver.driver.isCertified} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function LeftOut({ preview: { leftOut, leftOutCounts } }: Part) {
  const { t } = useTranslation('autopilot');
  const total = leftOutCounts.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return null;
  return (
    <section>
      <h3 className="gh-autopilot-head">{t('preview.leftOut', { drivers: t('preview.drivers', { count: total }) })}</h3>
      <p className="gh-autopilot-quiet">
        {leftOutCounts.map(({ reason, count }) => `${t(`leftOut.${reason}`)}: ${formatCount(count)}`).join(' · ')}
      </p>
      <ul className="gh-ranked-list">
        {leftOut.map(({ reason, ...driver }) => (
          <li key={driver.driver._id}>
            <RankedDriver {...driver} isReady={driver.driver.isCertified} status={t(`leftOut.${reason}`)} />
          </li>
        ))}
      </ul>
      {leftOut.length < total ? (
        <p className="gh-autopilot-quiet">{t('preview.leftOutMore', { number: formatCount(leftOut.length) })}</p>
      ) : null}
    </section>
  );
}

/** A dry run: whom the next waves would invite and why in this order, and which drivers are left out and why. */
export function Preview({ preview }: Part) {
  const { t } = useTranslation('autopilot');
  const { waves, timeZone, matching, isCapped, cost } = preview;
  const isCharged = cost.cents > 0 && (waves[0]?.drivers.length ?? 0) > 0;
  return (
    <>
      <Places preview={preview} />
      <AutopilotPrice />
      {isCharged ? <MatchCostLine cost={cost} /> : null}
      <p className="gh-autopilot-quiet">{t('preview.order')}</p>
      {isCapped ? <p className="gh-autopilot-quiet">{t('preview.capped')}</p> : null}
      {matching === 0 ? <p role="status">{t('preview.nobody')}</p> : null}
      {waves.map((wave, index) => (
        <Wave key={wave.at} wave={wave} index={index} timeZone={timeZone} />
      ))}
      <LeftOut preview={preview} />
    </>
  );
}
