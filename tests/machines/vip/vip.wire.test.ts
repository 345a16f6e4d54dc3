import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { vipContract } from '../../../src/api/contract/vip.ts';
import { plug } from '../../../src/machines/support/plug.ts';
import { wireVip } from '../../../src/machines/vip/vip.wire.ts';
import { holdApi } from '../../support/holdApi.ts';

it('[ROUTE-08] asks for the own level while a member is signed in', () => {
  const held = holdApi();
  let tell: (isIn: boolean) => void = () => {};
  let isWatched = true;
  const watchMember = (told: typeof tell) => {
    tell = told;
    told(false);
    return () => {
      isWatched = false;
    };
  };
  const actor = createActor(plug(wireVip({ watchMember }), held)).start();
  const state = () => actor.getSnapshot().value;
  const asked = () => held.calls.map(({ id }) => id);
  expect([state(), asked()]).toEqual([{ levels: 'loading', standing: 'visitor' }, [vipContract.levels.id]]);
  tell(true);
  expect([state(), asked()]).toEqual([
    { levels: 'loading', standing: 'loading' },
    [vipContract.levels.id, vipContract.standing.id],
  ]);
  tell(false);
  expect(state()).toEqual({ levels: 'loading', standing: 'visitor' });
  actor.stop();
  expect(isWatched).toBe(false);
});
