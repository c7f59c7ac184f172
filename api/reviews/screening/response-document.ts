import { recordScanResult, storeDriverFile } from '#db/driver-files/driver-file-store';
import { attachResultFile } from '#db/driver-files/result-file-store';
import type { WaitingOrder } from '#db/screening/screening-orders';
import { clearinghouseColumns, type ClearinghouseLine } from '#domain/screening/clearinghouse';
import { derivedId } from '#platform/ids';
import { createPdf } from '#platform/pdf';
import type { SignedIn } from '../../pipelines/command';

interface DriverResponse {
  readonly order: WaitingOrder;
  /** Hash of the whole uploaded file, as evidence that its holder has the original. */
  readonly fileHash: string;
  /** The lines about this driver. */
  readonly lines: readonly ClearinghouseLine[];
}

/**
 * Stores the Clearinghouse's response about a driver as the document of the result. It is a separate page, since the
 * file also contains other drivers. Importing the same response again stores the same document.
 */
export async function storeResponse(ctx: SignedIn, response: DriverResponse): Promise<void> {
  const { driverId, organizationId, result, id: orderId } = response.order;
  const id = derivedId('answer', `${orderId}/${response.fileHash}`);
  const file = { id, driverId, purpose: 'result', mediaType: 'application/pdf' } as const;
  const content = await pageOf(response);
  await storeDriverFile(ctx, { ...file, content, uploadedBy: ctx.actor.userId, isDrawn: true, createdAt: ctx.now() });
  await recordScanResult(ctx, file, true);
  await attachResultFile(ctx.db, { fileId: id, driverId, result, organizationId });
}

async function pageOf({ order, fileHash, lines }: DriverResponse): Promise<Buffer> {
  const title = 'Drug and Alcohol Clearinghouse query result';
  // Derived from the response alone, so that a retry produces the same bytes.
  const pdf = createPdf({ title, language: 'en', createdAt: new Date(order.orderedAt) });
  pdf.text(title, { fontStyle: 'bold', size: 16, after: 12 });
  for (const { line, cells } of lines) {
    pdf.ensureSpace(LINE_BLOCK_HEIGHT);
    pdf.text(`Line ${String(line)} of the file`, { fontStyle: 'bold' });
    cells.forEach((cell, index) => {
      const name = clearinghouseColumns[index] ?? `Column ${String(index + 1)}`;
      pdf.text(`${name}: ${cell === '' ? '–' : cell}`, { after: 2, indent: 12 });
    });
    pdf.rule();
  }
  pdf.text(`SHA-256 of the uploaded file: ${fileHash}`, { size: 8, isMuted: true });
  return pdf.end(`Query ${order.id}`);
}

/** Height reserved for a line's first cells, which must not break across pages. */
const LINE_BLOCK_HEIGHT = 180;
