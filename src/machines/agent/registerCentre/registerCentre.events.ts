import * as z from 'zod/mini';
import { visible } from '../../../api/contract/endpoint.ts';
import { defineEvents, emptyPayload } from '../../support/events.ts';

const linkPart = z.enum(['link', 'code']);
export type LinkPart = z.infer<typeof linkPart>;

export const registerCentreEvents = defineEvents({
  /** Loading failed: retry. */
  'registerCentre.retry': emptyPayload,
  /** Shows another link with its QR code. */
  'registerCentre.choose': z.object({ id: visible(z.string()) }),
  'registerCentre.copy': z.object({ what: linkPart }),
  /** Hand the link to an app of the device. */
  'registerCentre.share': emptyPayload,
  /** Save the QR code as a file. */
  'registerCentre.saveQr': emptyPayload,
  /** Switch the chosen link off, or on again. */
  'registerCentre.switch': emptyPayload,
  /** Open the form for a new link. */
  'registerCentre.write': emptyPayload,
});
