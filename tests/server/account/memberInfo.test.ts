import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberContract } from '../../../src/api/contract/account/member.ts';
import { createPlayer } from '../../support/player.ts';
import { type Reference, startReference } from '../../support/reference.ts';

describe('member info', () => {
  let server: Reference;
  beforeAll(async () => {
    server = await startReference();
  });
  afterAll(() => server.close());

  const infoOf = async (username: string) => {
    const player = createPlayer(server);
    await player.signIn(username);
    return player.api(memberContract.info, { request: {} });
  };

  it('[API-07] returns the signed-in member’s profile', async () => {
    expect(await infoOf('somchai')).toEqual({
      id: expect.any(String),
      account: 'somchai',
      userName: 'somchai',
      nickname: 'Somchai',
      type: 'member',
      isAgent: 0,
      toUpline: true,
      clubLabel: { labelName: 'VIP 3' },
      memberLabel: [{ labelName: 'VIP 3' }, { labelName: 'VIP service' }],
      lastLoginAt: expect.any(Number),
      passwordChangeRequired: false,
    });
  });

  it.each([
    ['agent1', 'agent', 1, false],
    ['agent2', 'agent', 2, true],
    ['agent41', 'agent', 41, false],
    ['agent42', 'agent', 42, true],
    ['trial', 'trial', 4, false],
  ])('[ROLE-14] [ROLE-15] [ROLE-17] returns the role of %s', async (username, type, isAgent, toUpline) => {
    expect(await infoOf(username)).toMatchObject({ type, isAgent, toUpline });
  });

  it('returns the previous login time', async () => {
    expect((await infoOf('malee')).lastLoginAt).toBeNull();
    const first = server.now();
    server.advance(5000);
    expect((await infoOf('malee')).lastLoginAt).toBe(first);
  });
});
