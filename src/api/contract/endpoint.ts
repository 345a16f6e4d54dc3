import * as z from 'zod/mini';
import {
  commonRefusals,
  deskRefusals,
  paymentRefusals,
  type RefusalCode,
  refusalCode,
  refusalDetails,
  sealRefusals,
  tokenRefusals,
} from './refusal.ts';

/** One call of the API, stated once: client, server routes, held clients, faults, docs and console labels derive from it. */
export interface Endpoint {
  /** `area.call`; unique in the contract, and the name that people read. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/${string}`;
  /** How the request travels. `form` is url-encoded, `upload` is multipart with files. */
  readonly sends: 'nothing' | 'query' | 'json' | 'form' | 'upload';
  /** T in the spec: needs a signed-in session. */
  readonly token: boolean;
  /** Of the operator's desk: needs a signed-in operator, whom `desk-token` tells. No member's token opens it. */
  readonly desk?: true;
  /** E in the spec: the payload is sealed (decision W5). */
  readonly encrypted: boolean;
  /** Whether a repeat does harm: `safe` reads, `once` acts, `keyed` acts once for each Idempotency-Key (decision W8). */
  readonly repeat: 'safe' | 'once' | 'keyed';
  /** Decision M5: needs the member's payment password, which its request carries under that name. */
  readonly paymentPassword?: true;
  /** Headers of this call alone, lower case. */
  readonly headers?: z.ZodMiniType;
  readonly request: z.ZodMiniType;
  /** The `value` of the envelope of a success. */
  readonly value: z.ZodMiniType;
  /** What this call may refuse with, beside the refusals of its marks. */
  readonly refusals: readonly RefusalCode[];
  /** Where the spec says so; "assumed" where it does not. */
  readonly spec: string;
}

export type RequestOf<E extends Endpoint> = z.input<E['request']>;
export type ValueOf<E extends Endpoint> = z.output<E['value']>;
export type HeadersOf<E extends Endpoint> = E['headers'] extends z.ZodMiniType ? z.input<E['headers']> : never;

/** All that a caller says: the request, and headers and key where the endpoint has them. */
export type CallOf<E extends Endpoint> = { readonly request: RequestOf<E> } & (E['headers'] extends z.ZodMiniType
  ? { readonly headers: HeadersOf<E> }
  : unknown) &
  (E['repeat'] extends 'keyed' ? { readonly idempotencyKey: string } : unknown);

/** Keeps the literals (`token: true`) that client and server infer from. */
export const defineEndpoint = <const E extends Endpoint>(endpoint: E): E => endpoint;

/** The envelope around every answer (decision W1). `message` is for people, `errorCode` for programs. */
export const successOf = <T extends z.ZodMiniType>(value: T) =>
  z.object({ success: z.literal(true), message: z.string(), value, traceId: z.string() });

export const refusalEnvelope = z.object({
  success: z.literal(false),
  message: z.string(),
  value: z.nullable(refusalDetails),
  errorCode: refusalCode,
  traceId: z.string(),
});
export type RefusalEnvelope = z.infer<typeof refusalEnvelope>;

/** Every code a call may end with: its own and those of its marks. */
export const refusalsOf = (endpoint: Endpoint): readonly RefusalCode[] => [
  ...new Set<RefusalCode>([
    ...endpoint.refusals,
    ...(endpoint.token ? tokenRefusals : []),
    ...(endpoint.desk ? deskRefusals : []),
    ...(endpoint.encrypted ? sealRefusals : []),
    ...(endpoint.paymentPassword ? paymentRefusals : []),
    ...(endpoint.repeat === 'keyed' ? (['IDEMPOTENCY_MISMATCH'] as const) : []),
    ...commonRefusals,
  ]),
];

/** What travels instead of the payload of an E call: a compact JWE. */
export const sealedBody = z.object({ sealed: z.string().check(z.minLength(1), z.maxLength(65_536)) });

/** Marks a field that recorder, console, logs and capsules must never show. */
export const secret = <T extends z.ZodMiniType>(schema: T): T => {
  z.globalRegistry.add(schema, { secret: true });
  return schema;
};
