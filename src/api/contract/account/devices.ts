import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { empty, instant } from '../fields.ts';

/** A session of the member that is still open. */
const device = z.object({
  /** Names the session in `end`; opens nothing. */
  id: z.string(),
  kind: z.enum(['phone', 'tablet', 'computer', 'unknown']),
  /** Such as `Android`; null where the browser does not say. */
  system: z.nullable(z.string()),
  /** Such as `Firefox`. */
  browser: z.nullable(z.string()),
  /** The address without its last part, such as `203.0.113.•`. */
  address: z.nullable(z.string()),
  /** Two letters, where a trusted proxy tells. */
  country: z.nullable(z.string()),
  openedBy: z.enum([
    'password',
    'sms',
    'registration',
    'recovery',
    'trial',
    'other',
    'passwordAndCode',
    'smsAndCode',
    'passkey',
  ]),
  openedAt: instant,
  seenAt: instant,
  /** The session that asks. */
  current: z.boolean(),
});
export type Device = z.infer<typeof device>;

/** The session that asks first, then the one used last. */
const value = z.object({ list: z.array(device) });

const change = {
  method: 'POST',
  sends: 'json',
  token: true,
  encrypted: false,
  repeat: 'once',
  value,
  spec: 'assumed: devices signed in',
} as const;

export const devicesContract = {
  list: defineEndpoint({
    id: 'devices.list',
    method: 'GET',
    path: '/wps/ext/v1/devices',
    sends: 'nothing',
    token: true,
    encrypted: false,
    repeat: 'safe',
    request: empty,
    value,
    refusals: [],
    spec: 'assumed: devices signed in',
  }),
  /** Ends one session; one that has ended already is no error. One's own ends by `session.logout`. */
  end: defineEndpoint({
    ...change,
    id: 'devices.end',
    path: '/wps/ext/v1/devices/end',
    request: z.object({ id: z.string().check(z.regex(/^[\w-]{22}$/)) }),
    refusals: [],
  }),
  /** Ends every session but the one that asks. */
  endOthers: defineEndpoint({
    ...change,
    id: 'devices.endOthers',
    path: '/wps/ext/v1/devices/end-others',
    request: empty,
    refusals: [],
  }),
};
