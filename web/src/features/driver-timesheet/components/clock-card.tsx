import { CoffeeOutlined, LoginOutlined, LogoutOutlined, RedoOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TimesheetAssignment } from '#domain/timesheets/schema';
import { type TimeEventKind, timeEventKinds } from '#domain/timesheets/states';
import { formatMinutes, minutesBetween } from '#web/entities/timesheets/format-minutes';
import { useNow } from '#web/entities/timesheets/use-now';
import { formatTimeIn } from '#web/shared/i18n/format';
import { Button } from '#web/shared/ui/button';
import { Card } from '#web/shared/ui/layout';
import { type ClockState, isEndMissing, isPossible } from '../model/clock-state';
import { useTap } from './use-clock';

const ICONS: Readonly<Record<TimeEventKind, ReactNode>> = {
  clockIn: <LoginOutlined aria-hidden />,
  breakStart: <CoffeeOutlined aria-hidden />,
  breakEnd: <RedoOutlined aria-hidden />,
  clockOut: <LogoutOutlined aria-hidden />,
};

/** The duty status that a tap begins; its color comes with the other duty statuses. */
const DUTY = { clockIn: 'clockIn', breakStart: 'break', breakEnd: 'clockIn', clockOut: 'clockOut' } as const;
const DUTY_NOW = { off: 'clockOut', working: 'clockIn', onBreak: 'break' } as const;

const Swatch = ({ status }: { status: string }) => <span className={`gh-duty-swatch gh-duty-${status}`} aria-hidden />;

/** The next tap that is expected in each state. */
const NEXT: Readonly<Record<ClockState['now'], TimeEventKind | undefined>> = {
  off: 'clockIn',
  working: undefined,
  onBreak: 'breakEnd',
};

/** The driver's state and its duration, in words beside the color. */
function Status({ state, zone }: { state: ClockState; zone: string }) {
  const { t } = useTranslation('driver-timesheet');
  const now = useNow();
  const { now: doing, startsAt, onBreakSince } = state;
  return (
    <div className={`gh-clock-status gh-clock-${doing}`}>
      <span className="gh-duty">
        <Swatch status={DUTY_NOW[doing]} />
        <strong role="status">{t(`clock.${doing}`)}</strong>
      </span>
      {startsAt === null ? null : (
        <span className="gh-numbers">
          {t('clock.since', {
            time: formatTimeIn(startsAt, zone),
            running: formatMinutes(minutesBetween(startsAt, now)),
          })}
        </span>
      )}
      {onBreakSince === null ? null : (
        <span className="gh-numbers">
          {t('clock.breakSince', { running: formatMinutes(minutesBetween(onBreakSince, now)) })}
        </span>
      )}
    </div>
  );
}

interface ClockCardProps {
  /** The assignment of the open shift, or the chosen one. */
  assignment: TimesheetAssignment;
  state: ClockState;
  /** Opens the workday of a shift that was not ended; undefined while the server does not know the shift. */
  onSetEnd: (() => void) | undefined;
}

/**
 * Clocks in and out. The buttons keep their places, and those that are not possible now stay, so that the second tap of a
 * double tap never starts something else.
 */
export function ClockCard({ assignment, state, onSetEnd }: ClockCardProps) {
  const { t } = useTranslation('driver-timesheet');
  const tap = useTap(assignment._id);
  const { title, carrier, facility, timeZone } = assignment;
  const isWithoutEnd = isEndMissing(state, useNow()) && onSetEnd !== undefined;
  return (
    <Card title={title} className="gh-clock">
      <p className="gh-clock-place">{t('clock.place', { carrier, facility })}</p>
      <Status state={state} zone={timeZone} />
      {isWithoutEnd ? (
        <div className="gh-clock-end-missing" role="note">
          <p>{t('clock.endMissing')}</p>
          <Button variant="primary" onClick={onSetEnd}>
            {t('clock.setEnd')}
          </Button>
        </div>
      ) : (
        <div className="gh-clock-buttons">
          {timeEventKinds.map((kind) => (
            <Button
              key={kind}
              className="gh-clock-button"
              variant={NEXT[state.now] === kind ? 'primary' : 'default'}
              icon={ICONS[kind]}
              aria-disabled={isPossible(state, kind) ? undefined : true}
              onClick={() => {
                if (isPossible(state, kind)) tap(kind);
              }}
            >
              <Swatch status={DUTY[kind]} /> {t(`tap.${kind}`)}
            </Button>
          ))}
        </div>
      )}
    </Card>
  );
}
