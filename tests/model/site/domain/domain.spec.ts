import { expect } from 'vitest';
import { systemContract } from '../../../../src/api/contract/site/system.ts';
import { domainMachine } from '../../../../src/machines/site/domain/domain.machine.ts';
import { answers, wireFailures } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';

const { domainRoute } = systemContract;

export const domainFlow: Flow<typeof domainMachine> = {
  machine: () => domainMachine,
  inputs: [{ host: 'play.example.test' }],
  cases: {},
  outcomes: {
    fetchDomains: [
      answers(domainRoute, { domainList: ['*.example.test'] }),
      answers(domainRoute, { domainList: ['other.test'] }),
      ...wireFailures(domainRoute),
    ],
  },
  project: ({ tries }) => Math.min(tries, 3),
  invariants: {
    'the call is the only side effect': ({ effects }) => expect(effects).toEqual([]),
  },
  expectations: {
    checking: ({ pending }) => expect(pending).toEqual({ fetchDomains: { request: {} } }),
    waiting: ({ snapshot }) => expect(snapshot.context.tries).toBeLessThan(3),
    served: ({ snapshot }) => expect(snapshot.status).toBe('done'),
    unchecked: ({ snapshot }) => expect([snapshot.status, snapshot.context.tries]).toEqual(['done', 3]),
    foreign: ({ snapshot, pending }) => expect([snapshot.status, pending]).toEqual(['active', {}]),
  },
};
