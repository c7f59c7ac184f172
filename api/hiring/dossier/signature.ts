import type { DossierSignature } from '#db/driver-dossier/dossier';
import { SIGNATURE_BOX } from '#domain/compliance/signature';
import { pathOf } from '#domain/compliance/signature-path';
import type { DriverDossier } from '#domain/driver-dossier/schema';

/** The drawn lines as an image. They are numbers only, so nothing in it can run. */
function imageOf(strokes: readonly (readonly number[])[]): string {
  const { width, height } = SIGNATURE_BOX;
  const paths = strokes.map((stroke) => `<path d="${pathOf(stroke)}"/>`).join('');
  const box = `viewBox="0 0 ${String(width)} ${String(height)}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${box} fill="none" stroke="#000" stroke-width="3">${paths}</svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

/** The driver's latest signature; one that was typed has no image. */
export const presentSignature = ({ fullName, signature, signedAt }: DossierSignature): DriverDossier['signature'] => ({
  name: fullName,
  wetSignature: signature.type === 'drawn' ? imageOf(signature.strokes) : null,
  updatedAt: signedAt,
});
