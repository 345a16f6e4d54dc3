import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { wireReferral } from '../../../../src/machines/member/referral/referral.wire.ts';
import { modelTests } from '../../kit/modelTests.ts';
import { invited, referralFlow } from './referral.spec.ts';

describe('the page that invites friends', () => {
  it.each(
    modelTests(referralFlow, [
      ...['start 1', 'start 2'].map(
        (start) => [`[MEMBER-15] ${start}`, { calls: { fetchOverview: { request: {} } } }] as const,
      ),
      [
        '[MEMBER-15] [PROD-08] loading, done fetchOverview -> open',
        { calls: { friends: { language: 'TH' }, rewards: { language: 'TH' } }, sets: { overview: invited } },
      ],
      '[PROMO-13] [ROLE-20] loading, error fetchOverview [isSwitchedOff] -> switchedOff',
      [
        '[design: a failed load shows Retry] loading, error fetchOverview -> failed',
        { sets: { failure: { kind: 'offline' } } },
      ],
      [
        '[ERR-27] failed, referral.retry -> loading',
        { calls: { fetchOverview: { request: {} } }, sets: { failure: null } },
      ],
      '[design: a broken list shows Retry] open, error friends -> failed',
      '[design: a broken list shows Retry] open, error rewards -> failed',
      [
        '[MEMBER-15] open.resting, referral.copy -> open.copying',
        {
          calls: { copyText: { text: 'https://play.test/?referralCode=K7M2PQ9X' } },
          sets: { copied: { what: 'link', outcome: 'underWay' } },
        },
      ],
      [
        '[MEMBER-15] open.resting, referral.share [canShare] -> open.sharing',
        { calls: { shareLink: { link: 'https://play.test/?referralCode=K7M2PQ9X' } } },
      ],
      [
        '[design: says that it was copied] open.copying, done copyText -> open.resting',
        { sets: { copied: { what: 'link', outcome: 'done' } } },
      ],
      [
        '[design: says that it could not be copied] open.copying, error copyText -> open.resting',
        { sets: { copied: { what: 'link', outcome: 'failed' } } },
      ],
      '[design: shared] open.sharing, done shareLink -> open.resting',
      '[design: not shared is no failure] open.sharing, error shareLink -> open.resting',
    ]),
  )('%s', (_title, run) => run());

  it('[REG-22] knows the address of the site, and whether the device can share', () => {
    const start = (shareLink: ((link: string) => Promise<void>) | null) => {
      const machine = wireReferral({ origin: 'https://play.test', copyText: () => Promise.resolve(), shareLink });
      const never = fromPromise(() => new Promise<never>(() => {})) as never;
      const actor = createActor(machine.provide({ actors: { fetchOverview: never } }), {
        input: { language: 'TH', keySeed: 'seed', address: '/member/referral' },
      }).start();
      const { origin, canShare } = actor.getSnapshot().context;
      actor.stop();
      return [origin, canShare];
    };
    expect([start(null), start(() => Promise.resolve())]).toEqual([
      ['https://play.test', false],
      ['https://play.test', true],
    ]);
  });
});
