import { expect } from 'vitest';
import { serviceContract } from '../../../../src/api/contract/public/service.ts';
import { serviceMachine } from '../../../../src/machines/public/service/service.machine.ts';
import { defect, wireFailures } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';
import { done } from '../../kit/outcome.ts';

export const serviceInput = { origin: 'https://play.test', contactUrl: 'https://help.example.test/statehouse' };
const address = 'https://play.test/support';

export const serviceFlow: Flow<typeof serviceMachine> = {
  machine: () => serviceMachine,
  inputs: [serviceInput],
  cases: { 'service.retry': [{}], 'service.close': [{}] },
  outcomes: {
    findLink: [done('/support'), done('https://elsewhere.test/'), done(null), ...wireFailures(serviceContract.open)],
    showLink: [done(true), done(false), defect],
  },
  project: ({ address: known, failure }) => [known, failure?.kind],
  invariants: {
    '[SUPPORT-05] only an allowed address is known': ({ snapshot: { context } }) =>
      expect([null, address]).toContain(context.address),
  },
  expectations: {
    asking: ({ pending, snapshot }) =>
      expect([pending, snapshot.context.address, snapshot.hasTag('busy')]).toEqual([
        { findLink: undefined },
        null,
        true,
      ]),
    showing: ({ pending, snapshot }) =>
      expect([pending, snapshot.hasTag('busy')]).toEqual([{ showLink: { address } }, true]),
    blocked: ({ pending, snapshot: { context } }) => expect([pending, context.address]).toEqual([{}, address]),
    failed: ({ pending, snapshot }) =>
      expect([pending, snapshot.can({ type: 'service.retry' }), snapshot.context.failure]).toEqual([
        {},
        true,
        expect.anything(),
      ]),
    refused: ({ pending, snapshot }) =>
      expect([pending, snapshot.can({ type: 'service.retry' }), snapshot.context.address]).toEqual([{}, false, null]),
    closed: ({ snapshot }) => expect(snapshot.status).toBe('done'),
  },
};
