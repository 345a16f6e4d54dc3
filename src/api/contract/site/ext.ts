import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { empty } from '../fields.ts';

/** COUNTRY-10, decision W9. Lengths are of the national number, without a leading zero (A7). */
export const country = z.object({
  countryCode: z.string().check(z.regex(/^[A-Z]{2}$/)),
  countryDialingCode: z.string().check(z.regex(/^\d{1,4}$/)),
  name: z.object({ EN: z.string(), TH: z.string() }),
  mobileLengths: z.array(z.int()),
  /** Full-match regular expression of the national number. */
  mobilePattern: z.string(),
});
export type Country = z.infer<typeof country>;

/** Calls that the product needs and the spec does not name; under /wps/ext/v1. */
export const extContract = {
  countries: defineEndpoint({
    id: 'ext.countries',
    method: 'GET',
    path: '/wps/ext/v1/countries',
    sends: 'nothing',
    token: false,
    encrypted: false,
    repeat: 'safe',
    request: empty,
    value: z.object({ current: z.string(), list: z.array(country) }),
    refusals: [],
    spec: '2.2, OPEN-20; decision W9',
  }),
  humanChallenge: defineEndpoint({
    id: 'ext.humanChallenge',
    method: 'GET',
    path: '/wps/ext/v1/human/challenge',
    sends: 'nothing',
    token: false,
    encrypted: false,
    repeat: 'safe',
    request: empty,
    /** An ALTCHA challenge, passed to the solver unchanged. */
    value: z.looseObject({}),
    refusals: [],
    spec: 'LOGIN-06, OPEN-41; decision A2',
  }),
  visit: defineEndpoint({
    id: 'ext.visit',
    method: 'POST',
    path: '/wps/ext/v1/visit',
    sends: 'json',
    token: false,
    encrypted: false,
    repeat: 'once',
    /** A page of this site; stored without query, name or address (decision S10). */
    request: z.object({ path: z.string().check(z.regex(/^\/[\w./-]{0,80}$/)) }),
    value: z.null(),
    refusals: ['FEATURE_OFF'],
    spec: 'SHELL-08, OPEN-23; decision S10',
  }),
  report: defineEndpoint({
    id: 'ext.report',
    method: 'POST',
    path: '/wps/ext/v1/report',
    sends: 'json',
    token: false,
    encrypted: false,
    repeat: 'once',
    request: z.object({
      kind: z.enum(['unknown-status', 'reply-outside-schema', 'view-crash']),
      detail: z.string().check(z.maxLength(500)),
    }),
    value: z.null(),
    refusals: [],
    spec: 'decision S3: log of client errors',
  }),
};
