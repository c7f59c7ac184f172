import { readAcceptance, type SignedAcceptance, type SignedText } from '#db/agreements/acceptance-store';
import { ProblemError } from '#domain/problems';
import { exactMoment } from '#domain/shared/long-date';
import { dateAt } from '#domain/shared/zoned-time';
import type { PrintedBlock, PrintedDocument } from '#platform/printed-document';
import { drawNow } from '../../file-documents/draw-now';
import { limitConcurrencyPerAccount } from '../../http/concurrency-limit';
import type { FileResult } from '../../http/define-route';
import { printedText } from '../../legal/printed-text';
import { signatureBlock } from '../../legal/signature-block';
import type { AgreementContext } from './command';

const drawing = limitConcurrencyPerAccount(2);

/** The signed agreement as PDF, rendered from the stored rows: equal rows give equal documents. */
export async function agreementFile(
  ctx: AgreementContext,
  of: { readonly organizationId: string; readonly id: string },
): Promise<FileResult> {
  const acceptance = await readAcceptance(ctx.db, ctx.sealer, of);
  if (acceptance === undefined) throw new ProblemError('not-found');
  const content = await drawing(ctx.actor.userId, () => drawNow(ctx, agreementDocument(acceptance)));
  const fileName = `carrier-agreement-${dateAt(acceptance.signedAt, acceptance.zone)}.pdf`;
  return { fileName, content, isInline: true };
}

const partOf = ({ title, body, status }: SignedText): PrintedBlock[] => [
  { type: 'rule' },
  { type: 'heading', text: title, level: 1 },
  ...printedText(body, { isTemplate: status === 'template' }),
];

const proofOf = ({ title, version, sha256 }: SignedText): string => `${title}: text ${version}, SHA-256 ${sha256}`;

/** The texts that were shown, with the signature, its time in the carrier's zone and its IP address below. */
function agreementDocument(acceptance: SignedAcceptance): PrintedDocument {
  const { id, carrier, zone, language, signedAt, text, addendum, fullName, signature, ip } = acceptance;
  return {
    title: text.title,
    language,
    createdAt: signedAt,
    footer: `${text.title} · ${text.version} · ${id}`,
    blocks: [
      ...printedText(text.body, { isTemplate: text.status === 'template' }),
      ...(addendum === null ? [] : partOf(addendum)),
      signatureBlock(fullName, signature, [
        `For ${carrier}`,
        `Signed ${exactMoment(signedAt, zone)} from ${ip}`,
        proofOf(text),
        ...(addendum === null ? [] : [proofOf(addendum)]),
      ]),
    ],
  };
}
