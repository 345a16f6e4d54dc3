import { expect } from 'vitest';
import { type Claims, claimsContract } from '../../../src/api/contract/claims.ts';
import { aboutMachine } from '../../../src/machines/about/about.machine.ts';
import { answers, wireFailures } from '../answers.ts';
import type { Flow } from '../kit/flow.ts';

const { measured } = claimsContract;

export const someClaims: Claims = {
  withdrawal: { count: 12, medianMs: 580_000 },
  deposit: { count: 2, medianMs: null },
  serverTime: 1_750_000_000_000,
};

export const aboutFlow: Flow<typeof aboutMachine> = {
  machine: () => aboutMachine,
  inputs: [{ language: 'EN', keySeed: 'seed', address: '/about' }],
  cases: { 'about.retry': [{}] },
  outcomes: { fetchClaims: [answers(measured, someClaims), ...wireFailures(measured).slice(0, 1)] },
  project: ({ claims, failure }) => [claims !== null, failure?.kind],
  invariants: {
    '[PROD-10] [PROD-11] shows no figure that was not measured': ({ snapshot }) =>
      expect(snapshot.matches('shown')).toBe(snapshot.context.claims !== null),
  },
  expectations: {
    loading: ({ pending }) => expect(pending).toEqual({ fetchClaims: { request: {} } }),
    shown: ({ pending, snapshot: { context } }) =>
      expect([pending, context]).toEqual([{}, { claims: someClaims, failure: null }]),
    failed: ({ pending, snapshot }) => expect([pending, snapshot.context.failure?.kind]).toEqual([{}, 'offline']),
  },
};
