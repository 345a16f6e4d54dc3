import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';

/** SUPPORT-03: the type of the entry that holds the link. */
export const SERVICE_LINK_TYPE = 3;

const coordinate = z.string().check(z.regex(/^[\w-]{43}$/));

export const serviceContract = {
  /** API-25 (decision W10). The link is encrypted for the key of this request. */
  open: defineEndpoint({
    id: 'service.open',
    method: 'GET',
    path: '/wps/ext/v1/customerService',
    sends: 'query',
    token: false,
    encrypted: false,
    repeat: 'safe',
    /** A public key on P-256, made for this request. */
    request: z.object({ x: coordinate, y: coordinate }),
    value: z.object({
      version: z.object({
        pathList: z.array(
          z.object({
            type: z.int(),
            /** A compact JWE (ECDH-ES, A256GCM). */
            link: z.string().check(z.maxLength(4_096)),
          }),
        ),
      }),
    }),
    refusals: [],
    spec: '7.2 customer service (API-25, SUPPORT-02, 03); decision W10',
  }),
};
