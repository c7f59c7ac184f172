import { findDriverFile, readDriverFile, recordScanResult, storeDriverFile } from '#db/driver-files/driver-file-store';
import { attachResultFile } from '#db/driver-files/result-file-store';
import { findResultOrder, findResultStatus, type ResultOrder } from '#db/screening/screening-orders';
import { recordEmployerResult } from '#db/screening/screening-store';
import { checkFileSize } from '#domain/driver-files/uploads';
import { type ProblemCode, ProblemError, requireNoProblem } from '#domain/problems';
import { isPipelineResult } from '#domain/screening/kinds';
import { type AcceptedFile, acceptFile, requireUninfected } from '#platform/accept-file';
import { derivedId } from '#platform/ids';
import { isMissing, type ScreeningProvider } from '#platform/screening-provider';
import type { ScreeningDeps } from './deps';
import { recordInPipeline } from './record-in-pipeline';
import { orderFile } from './submit-orders';

const RESULT_FILE_NAME = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[a-z]{3,4}$/;

/** Reasons for the operator; the catalog's texts are for the person who uploads a file on a page. */
const quarantineReasons: Readonly<Partial<Record<ProblemCode, string>>> = {
  'not-found': 'No order has this file name.',
  'result-changed': 'The order already has a different result, or is no longer open.',
  'file-infected': 'The file contains malware. It is still in this folder: do not open it.',
  'file-active': 'The PDF contains a script or embedded files.',
  'file-broken': 'The file cannot be opened.',
  'file-protected': 'The PDF needs a password.',
  'file-unreadable': 'The PDF is a form that only Adobe Acrobat can show.',
  'file-empty': 'The file is empty.',
  'file-too-large': 'The file is too large.',
  'file-type-not-allowed': 'The file is not a PDF, JPEG or PNG.',
  'picture-too-large': 'The picture is too large.',
};

/** The numbers of received and quarantined results. */
export interface ReceivedCounts {
  readonly received: number;
  readonly quarantined: number;
}

/** Receives the results of providers. An unusable result is quarantined with the reason; one that fails in an outage is retried. */
export async function receiveResults(deps: ScreeningDeps, now: Date): Promise<ReceivedCounts> {
  let [received, quarantined] = [0, 0];
  for (const provider of deps.providers.values()) {
    for (const fileName of await provider.results()) {
      try {
        if (await receiveResult(deps, { provider, fileName, now })) received += 1;
      } catch (error) {
        if (!(error instanceof ProblemError) || error.code === 'unavailable') {
          deps.log.warn({ err: error }, 'receiving a result failed, will retry');
          continue;
        }
        await provider.quarantine(fileName, `${error.code}: ${quarantineReasons[error.code] ?? error.message}`);
        quarantined += 1;
      }
    }
  }
  return { received, quarantined };
}

interface FoundResult {
  readonly provider: ScreeningProvider;
  readonly fileName: string;
  readonly now: Date;
}

/** Every step is idempotent: the ids of the file and of the command derive from the order's id. */
async function receiveResult(deps: ScreeningDeps, { provider, fileName, now }: FoundResult): Promise<boolean> {
  const id = RESULT_FILE_NAME.exec(fileName.toLowerCase())?.[1];
  const order = id === undefined ? undefined : await findResultOrder(deps.db, id);
  if (order === undefined) throw new ProblemError('not-found');
  const sent = await readResult(provider, fileName).catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
  if (sent === undefined) return false;
  const accepted = await acceptFile(deps, { type: 'result', content: sent, sentBy: order.driverId });
  await requireUninfected(deps.scanner, accepted.content);
  const received = { ...accepted, order, fileId: derivedId('answer', order.id), now };
  if (order.isWaiting) {
    await storeResult(deps, received);
    await recordReceived(deps, order, now);
  } else await requireSameFile(deps, received);
  await provider.acknowledge(fileName, orderFile(order.id));
  return order.isWaiting;
}

/** Checks the size before reading, so that a huge file does not exhaust memory. */
async function readResult(provider: ScreeningProvider, fileName: string): Promise<Buffer> {
  requireNoProblem(checkFileSize(await provider.size(fileName)));
  return provider.read(fileName);
}

interface StoredResult extends AcceptedFile {
  readonly order: ResultOrder;
  readonly fileId: string;
  readonly now: Date;
}

async function storeResult(
  deps: ScreeningDeps,
  { order, fileId, now, mediaType, content }: StoredResult,
): Promise<void> {
  const { driverId, organizationId, result, orderedBy } = order;
  const file = { id: fileId, driverId, purpose: 'result', mediaType, content } as const;
  await storeDriverFile(deps, { ...file, uploadedBy: orderedBy, createdAt: now });
  await recordScanResult(deps, file, true);
  await attachResultFile(deps.db, { fileId, driverId, result, organizationId });
}

/** If the worker stopped after storing the result, the same file is there again; a different file must not be discarded. */
async function requireSameFile(deps: ScreeningDeps, { fileId, content }: StoredResult): Promise<void> {
  const file = await findDriverFile(deps.db, fileId);
  if (file === undefined || !(await readDriverFile(deps, file)).equals(content))
    throw new ProblemError('result-changed');
}

async function recordReceived(deps: ScreeningDeps, order: ResultOrder, now: Date): Promise<void> {
  const { driverId, organizationId, result } = order;
  if (isPipelineResult(result)) {
    await recordInPipeline(deps, driverId, { result, status: 'received', updateId: `answer/${order.id}` });
    return;
  }
  const ref = { driverId, organizationId, result };
  if (await recordEmployerResult(deps.db, ref, { status: 'received', at: now, actorId: null })) return;
  if ((await findResultStatus(deps.db, ref)) !== 'received') throw new ProblemError('result-changed');
}
