import type { OpsDriver } from '#domain/driver-pipeline/schema';
import { paths } from '#web/shared/paths';
import type { ModalKind } from '#web/shared/ui/modals';
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

/** The dialog for the next action, if operations can do it there. */
export const dialogOf = (next: string): ModalKind<OpsDriver> | undefined => dialogs[next];

/** The section of a driver's page for the next action. */
export function driverPartOf(driverId: string, next: string): string | undefined {
  const part = parts[next];
  return part === undefined ? undefined : `${paths.opsDriver(driverId)}?part=${part}`;
}
