import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { empty, instant } from '../fields.ts';

/** Days that the claims are measured over. */
export const CLAIM_DAYS = 30;

const measured = z.object({
  /** How many were measured. */
  count: z.int(),
  /** From request to arrival; null where too few were measured. */
  medianMs: z.nullable(z.int()),
});

export const claimsContract = {
  /** PROD-10, 11: what is advertised is what was measured. */
  measured: defineEndpoint({
    id: 'claims.measured',
    method: 'GET',
    path: '/wps/ext/v1/claims',
    sends: 'nothing',
    token: false,
    encrypted: false,
    repeat: 'safe',
    request: empty,
    value: z.object({ withdrawal: measured, deposit: measured, serverTime: instant }),
    refusals: [],
    spec: '1 advertised claims (PROD-10, 11); call assumed',
  }),
};
export type Claims = z.infer<(typeof claimsContract)['measured']['value']>;
