import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSession } from '../../../server/site/session/openSession.ts';
import { walletContract } from '../../../src/api/contract/money/wallet.ts';
import { give } from '../../support/accountBalance.ts';
import { type Reference, startReference } from '../../support/reference.ts';
import { failureFrom, visitorOf } from '../site/visitor.ts';

let server: Reference;
beforeAll(async () => {
  server = await startReference();
});
afterAll(() => server.close());

async function balanceOf(username: string) {
  const memberId = `demo-${username}`;
  const { token } = await openSession(server.deps, { memberId, shownHash: null, passwordChangeRequired: false });
  return visitorOf(server, { token })(walletContract.balance, { request: {}, headers: { 'x-background': '0' } });
}

describe('the balance', () => {
  it('[API-26] returns the signed-in member’s balance in 1/10,000 P', async () => {
    expect(await balanceOf('somchai')).toEqual({ sumBalance: 124_805_000 });
    expect(await balanceOf('agent2')).toEqual({ sumBalance: 217_507_500 });
  });

  it('[API-26] is 0 for a new account', async () => {
    expect(await balanceOf('staff')).toEqual({ sumBalance: 0 });
  });

  it('supports amounts beyond 32 bits', async () => {
    await give(server, 'demo-trial', 9_007_199_254_740_991 - 10_000_000, 'trial');
    expect(await balanceOf('trial')).toEqual({ sumBalance: 9_007_199_254_740_991 });
  });

  it('requires a session', async () => {
    const call = visitorOf(server, { token: 'x'.repeat(43) })(walletContract.balance, {
      request: {},
      headers: { 'x-background': '0' },
    });
    expect(await failureFrom(call)).toMatchObject({
      kind: 'refused',
      code: expect.stringMatching(/^(NOT_LOGGED_IN|SESSION_)/),
    });
  });
});
