import { uploadsProblem } from '../../src/api/contract/rules/uploads.ts';
import { Refusal } from '../refusal.ts';
import { type RedrawnImage, redrawImage } from './redrawImage.ts';

/**
 * Redraws a member's pictures, at most three, before any transaction.
 * @throws {Refusal} PROOF_UNREADABLE for too many, too large, or not an image; TOO_MANY_REQUESTS.
 */
export async function redrawUploads(files: readonly File[]): Promise<readonly RedrawnImage[]> {
  if (uploadsProblem(files.map(({ size }) => ({ type: 'image/png', bytes: size }))))
    throw new Refusal('PROOF_UNREADABLE');
  const images: RedrawnImage[] = [];
  for (const file of files) {
    const image = await redrawImage(Buffer.from(await file.arrayBuffer()));
    if (!image) throw new Refusal('PROOF_UNREADABLE');
    images.push(image);
  }
  return images;
}
