import type { AutopilotPreview, AutopilotView, AutopilotWave, WaveDriver } from '#domain/autopilot/schema';
import { aDriverSummary, nearFit } from './carrier-drivers';
import { ORDER_ID } from './carrier-orders';

const TIME_ZONE = 'America/Los_Angeles';

/** Autopilot that is on and waits for tomorrow's wave, by default. */
export const anAutopilot = (more: Partial<AutopilotView> = {}): AutopilotView => ({
  orderId: ORDER_ID,
  isOn: true,
  isPaused: false,
  stop: null,
  next: { number: 2, at: '2099-11-25T17:05:00.000Z' },
  openSeats: 1,
  candidates: 2,
  room: 1,
  timeZone: TIME_ZONE,
  refusal: null,
  mayChange: true,
  ...more,
});

/** A wave that was sent to three drivers, by default. */
export const aWave = (more: Partial<AutopilotWave> = {}): AutopilotWave => ({
  number: 1,
  status: 'sent',
  plannedAt: '2099-11-24T17:05:00.000Z',
  startedAt: '2099-11-24T17:05:00.000Z',
  endedAt: '2099-11-24T17:06:00.000Z',
  skipReason: null,
  invited: 3,
  leftOut: 0,
  ...more,
});

/** The best-ranked driver of a wave, who has not answered, by default. */
export const aWaveDriver = (more: Partial<WaveDriver> = {}): WaveDriver => ({
  rank: 1,
  driver: aDriverSummary(),
  distanceMiles: 12,
  fit: nearFit,
  nearMisses: 1,
  wasReady: true,
  outcome: 'invited',
  leftOutReason: null,
  decidedAt: '2099-11-24T17:05:10.000Z',
  answer: null,
  candidacy: null,
  ...more,
});

/** A dry run with one driver to invite and one left out, by default. */
export const aPreview = (more: Partial<AutopilotPreview> = {}): AutopilotPreview => ({
  openSeats: 1,
  candidates: 0,
  room: 3,
  timeZone: TIME_ZONE,
  waves: [
    {
      at: '2099-11-24T17:05:00.000Z',
      drivers: [{ rank: 1, driver: aDriverSummary(), distanceMiles: 12, fit: nearFit, nearMisses: 1 }],
    },
  ],
  matching: 1,
  leftOut: [
    {
      driver: aDriverSummary({ _id: '018f0000-0000-7000-8000-0000000000d2', firstName: 'Otis', lastName: 'B' }),
      distanceMiles: 20,
      fit: [],
      nearMisses: 0,
      reason: 'declined',
    },
  ],
  leftOutCounts: [{ reason: 'declined', count: 1 }],
  isCapped: false,
  cost: { cents: 6_000, paid: 2, isTrial: false, trialEndsOn: null },
  ...more,
});
