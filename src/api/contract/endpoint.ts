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

/** One call of the API: client, server routes, test clients, faults, docs and console labels derive from it. */
export interface Endpoint {
  /** `area.call`; unique, and shown to people. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/${string}`;
  /** Encoding of the request. `form` is url-encoded, `upload` is multipart with files. */
  readonly sends: 'nothing' | 'query' | 'json' | 'form' | 'upload';
  /** Most files of an upload, each of at most 5 MB; three unless told. */
  readonly files?: number;
  /** T in the spec: needs a signed-in session. */
  readonly token: boolean;
  /** Desk call: needs a signed-in operator with a `desk-token`. A member's token does not work. */
  readonly desk?: true;
  /** E in the spec: the payload is encrypted (decision W5). */
  readonly encrypted: boolean;
  /** Repeatability: `safe` reads, `once` acts each time, `keyed` acts once for each Idempotency-Key (decision W8). */
  readonly repeat: 'safe' | 'once' | 'keyed';
  /** Decision M5: needs the payment password, as `paymentPassword` in the request. */
  readonly paymentPassword?: true;
  /** Extra headers of this call, lower case. */
  readonly headers?: z.ZodMiniType;
  readonly request: z.ZodMiniType;
  /** `value` in the envelope of a success. */
  readonly value: z.ZodMiniType;
  /** Refusals of this call, besides those of its marks. */
  readonly refusals: readonly RefusalCode[];
  /** Source in the spec, or "assumed". */
  readonly spec: string;
}

export type RequestOf<E extends Endpoint> = z.input<E['request']>;
export type ValueOf<E extends Endpoint> = z.output<E['value']>;
export type HeadersOf<E extends Endpoint> = E['headers'] extends z.ZodMiniType ? z.input<E['headers']> : never;

/** Everything a caller passes: the request, and headers and key if any. */
export type CallOf<E extends Endpoint> = { readonly request: RequestOf<E> } & (E['headers'] extends z.ZodMiniType
  ? { readonly headers: HeadersOf<E> }
  : unknown) &
  (E['repeat'] extends 'keyed' ? { readonly idempotencyKey: string } : unknown);

/** Keeps literal types (`token: true`) for inference in client and server. */
export const defineEndpoint = <const E extends Endpoint>(endpoint: E): E => endpoint;

/** Envelope of every response (decision W1). `message` is for people, `errorCode` for programs. */
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

/** All refusal codes of a call: its own and those of its marks. */
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

/** Replaces the payload of an E call: a compact JWE. */
export const sealedBody = z.object({ sealed: z.string().check(z.minLength(1), z.maxLength(65_536)) });

declare const masking: unique symbol;

/** A schema marked as secret or visible. */
export interface Masked {
  readonly [masking]: 'secret' | 'visible';
}

/** Marks a field that recorder, console, logs and capsules must never show. */
export const secret = <T extends z.ZodMiniType>(schema: T): T & Masked => {
  z.globalRegistry.add(schema, { secret: true });
  return schema as T & Masked;
};

/** Marks a field whose free text may be shown in recorder, console, logs and capsules. */
/* @__NO_SIDE_EFFECTS__ */
export const visible = <T extends z.ZodMiniType>(schema: T): T & Masked => schema as T & Masked;
