import type { OpsDriver } from '#domain/driver-pipeline/schema';
import { paths } from '../paths';
import type { ModalKind } from '../ui/modals';
import { callModal, moveModal } from './modals';

const dialogs: Readonly<Record<string, ModalKind<OpsDriver>>> = {
  makeCall: callModal,
  decide: moveModal,
  completeFile: moveModal,
  contactAgain: moveModal,
};

const parts: Readonly<Record<string, string>> = {
  review: 'documents',
  sendAgain: 'documents',
  orderResults: 'results',
  awaitResults: 'results',
  judgeResults: 'results',
  renewProof: 'results',
};

/** The dialog in which operations do the next thing about a driver themselves. */
export const dialogOf = (next: string): ModalKind<OpsDriver> | undefined => dialogs[next];

/** The part of a driver's page that the next thing is done in. */
export function driverPartOf(driverId: string, next: string): string | undefined {
  const part = parts[next];
  return part === undefined ? undefined : `${paths.opsDriver(driverId)}?part=${part}`;
}
