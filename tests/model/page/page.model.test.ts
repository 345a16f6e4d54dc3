import { describe, expect, it } from 'vitest';
import { createHarness } from '../kit/harness.ts';
import { modelTests } from '../kit/modelTests.ts';
import { one, own, probeFlow, thai, two } from './page.spec.ts';

const menu = (prizeMode = 'Elott', language = 'TH') => ({ fetchMenu: { request: { prizeMode, language } } });
const standing = { fetchStanding: { request: {} } };
const devices = { fetchDevices: { request: {} } };
const claims = (typed = 'none', key = 1) => ({
  sendClaim: { request: { missions: ['m1', typed, 'r1'] }, idempotencyKey: `seed-${key}` },
});
/** The last requests, as the context keeps them. */
const asked = (prizeMode = 'Elott', language = 'TH', others: object = {}) => ({
  failures: nothing,
  requests: { menu: { prizeMode, language }, devices: {}, ...others },
});
const moved = [{ type: 'page.moneyMoved' }];
const offline = { kind: 'offline' };
const nothing = { menu: null, standing: null, devices: null, claim: null, end: null, endOthers: null };
const failed = (of: string, failure: object = offline) => ({ failures: { ...nothing, [of]: failure } });
const claimed = { claimed: ['m1'], amount: 50_000, balance: 100_000 };
const sent = (write: string, payload: object) => ({
  payloads: { claim: null, end: null, endOthers: null, [write]: payload },
});
const none = { answers: { claim: null, end: null, endOthers: null } };
const answered = (of: string, answer: object) => ({
  answers: { claim: null, end: null, endOthers: null, [of]: answer },
});
const refusal = { kind: 'refused', code: 'STATUS_CHANGED', message: 'refused with STATUS_CHANGED', details: null };

describe('a page as the sum of its requests', () => {
  it.each(
    modelTests(probeFlow, [
      ['start', { calls: { ...menu(), ...devices, member: undefined } }],

      // A read follows its request.
      ['menu.loading, done fetchMenu -> menu.shown', { sets: { menu: thai, failures: nothing } }],
      ['menu.loading, error fetchMenu -> menu.failed', { sets: failed('menu') }],
      ['menu.failed, probe.retry -> menu.loading', { calls: menu(), sets: asked() }],
      ['menu.shown, after menuFreshFor (60 s) -> menu.loading', { calls: menu(), sets: asked() }],
      [
        'menu.shown, probe.refresh [isReady] -> menu.loading',
        { calls: menu(), sets: { ...asked(), ...none, payloads: { claim: null, end: null, endOthers: null } } },
        'start, fetchMenu done, probe.claim 1, sendClaim done, fetchMenu done, probe.refresh',
      ],
      // A dialog ends, by itself or with what was picked.
      [
        'write.ready, probe.close -> menu.closed + standing.closed + devices.closed + write.closed + member.closed',
        { ends: { picked: null, isKnown: true } },
        'start, fetchMenu done, probe.close',
      ],
      ['any, probe.typed -> (stays)', { sets: { typed: 'word' } }],
      ['any, page.address -> (stays)', { sets: { typed: 'link', address: '?typed=link' } }],
      [
        'any, probe.mode -> (stays)',
        { calls: menu('SEA'), sets: { mode: 'SEA', typed: 'none', menu: null, ...asked('SEA') } },
        'start, fetchMenu done, probe.typed, probe.mode 1',
      ],
      [
        'any, page.language -> (stays)',
        { calls: menu('Elott', 'EN'), sets: { language: 'EN', ...asked('Elott', 'EN') } },
        'start, fetchMenu done, page.language',
      ],
      [
        'any, modal.language -> (stays)',
        { calls: menu('Elott', 'EN'), sets: { language: 'EN', ...asked('Elott', 'EN') } },
        'start, fetchMenu done, modal.language',
      ],
      [
        'menu.loading, always [asksElse] -> menu.loading',
        { calls: menu('SEA'), sets: { mode: 'SEA', ...asked('SEA') } },
        'start, probe.mode 1',
      ],
      [
        'menu.shown, always [asksElse] -> menu.loading',
        { calls: menu('SEA'), sets: { mode: 'SEA', menu: null, ...asked('SEA') } },
        'start, fetchMenu done, probe.mode 1',
      ],
      [
        'menu.failed, always [asksElse] -> menu.loading',
        { calls: menu('SEA'), sets: { mode: 'SEA', ...asked('SEA') } },
        'start, fetchMenu error, probe.mode 1',
      ],
      'menu, page.reload [isRead] -> menu.loading',
      ['devices.loading, done fetchDevices -> devices.shown', { sets: { devices: two, failures: nothing } }],
      ['devices.loading, error fetchDevices -> devices.failed', { sets: failed('devices') }],
      ['devices.failed, probe.retry -> devices.loading', { calls: devices, sets: asked() }],

      ['any, probe.picked -> (stays)', { sets: { picked: 'd2' }, ends: { picked: 'd2', isKnown: false } }],

      // A read of members.
      [
        'standing, page.signedIn -> standing.loading',
        { calls: standing, sets: { ...asked('Elott', 'TH', { standing: {} }) } },
      ],
      ['standing.loading, done fetchStanding -> standing.shown', { sets: { standing: own, failures: nothing } }],
      ['standing.loading, error fetchStanding -> standing.failed', { sets: failed('standing') }],
      [
        'standing.failed, probe.retry -> standing.loading',
        { calls: standing, sets: asked('Elott', 'TH', { standing: {} }) },
      ],
      [
        'standing, page.signedOut -> standing.visitor',
        { sets: { standing: null, failures: nothing } },
        'start, page.signedIn, fetchStanding done, page.signedOut',
      ],
      [
        'member.listening, error member -> member.lost',
        { sets: { standing: null, failures: nothing } },
        'start, page.signedIn, fetchStanding done, member error',
      ],
      'standing, page.reload [isRead] -> standing.loading',
      [
        'standing.visitor, page.reload -> standing.visitor',
        {
          calls: menu(),
          tells: moved,
          sets: { ...answered('claim', claimed), ...asked(), keyIndex: 1, sending: null },
        },
      ],

      // A write with an idempotency key.
      [
        '[W8] write.ready, probe.claim [menuIsShown and can] -> write.claim',
        {
          calls: claims('word'),
          sets: {
            ...none,
            ...sent('claim', { mission: 'm1' }),
            failures: nothing,
            sending: { payload: { mission: 'm1' }, request: { missions: ['m1', 'word', 'r1'] } },
          },
        },
        'start, fetchMenu done, probe.typed, probe.claim 1',
      ],
      [
        '[W8] write.claim.sending, done sendClaim -> write.ready',
        {
          calls: { ...menu(), ...standing },
          tells: moved,
          sets: {
            ...answered('claim', claimed),
            ...asked('Elott', 'TH', { standing: {} }),
            keyIndex: 1,
            sending: null,
          },
        },
        'start, page.signedIn, fetchMenu done, fetchStanding done, probe.claim 1, sendClaim done',
      ],
      ['[W8] write.claim.sending, error sendClaim [isOutcomeUnknown] -> write.claim.unsure', { sets: failed('claim') }],
      [
        'write.claim.sending, error sendClaim -> write.ready',
        { calls: menu(), tells: moved, sets: { ...asked(), ...failed('claim', refusal), keyIndex: 1, sending: null } },
      ],
      [
        '[W8] write.claim.unsure, probe.resend -> write.claim.sending',
        { calls: claims(), sets: { failures: nothing } },
        'start, fetchMenu done, probe.claim 1, sendClaim error 2, probe.typed, probe.resend',
      ],
      [
        '[W8] write.claim.unsure, probe.check -> write.ready',
        { calls: menu(), tells: moved, sets: { ...asked(), keyIndex: 1, sending: null } },
      ],

      // A write whose answer is a read; one that asks first.
      [
        'write.ready, probe.end -> write.end',
        {
          calls: { sendEnd: { request: { id: 'd2' } } },
          sets: {
            ...none,
            ...sent('end', { id: 'd2' }),
            failures: nothing,
            sending: { payload: { id: 'd2' }, request: { id: 'd2' } },
          },
        },
      ],
      [
        'write.end.sending, done sendEnd -> write.ready',
        { sets: { ...answered('end', one), devices: one, keyIndex: 1, sending: null } },
        'start, fetchDevices done 1, probe.end, sendEnd done',
      ],
      [
        'write.end.sending, error sendEnd -> write.ready',
        { sets: { ...failed('end'), keyIndex: 1, sending: null } },
        'start, fetchDevices done 1, probe.end, sendEnd error',
      ],
      [
        'write.ready, probe.endOthers [can] -> write.endOthers',
        { sets: { ...none, ...sent('endOthers', {}), failures: nothing, sending: { payload: {}, request: {} } } },
      ],
      ['write.endOthers.asking, probe.back -> write.ready', { sets: { sending: null } }],
      [
        'write.endOthers.asking, probe.confirm -> write.endOthers.sending',
        { calls: { sendEndOthers: { request: {} } } },
      ],
      [
        'write.endOthers.sending, done sendEndOthers -> write.ready',
        { sets: { ...answered('endOthers', one), devices: one, keyIndex: 1, sending: null } },
      ],
      [
        'write.endOthers.sending, error sendEndOthers -> write.ready',
        { sets: { ...failed('endOthers'), keyIndex: 1, sending: null } },
      ],
    ]),
  )('%s', (_title, run) => run());

  it.each([
    [{ language: 'TH', keySeed: 'seed' }, 'Elott', 'none'],
    [{ language: 'TH', keySeed: 'seed', mode: 'SEA', typed: 'given' }, 'SEA', 'given'],
    [{ language: 'TH', keySeed: 'seed', address: '?typed=link' }, 'Elott', 'link'],
  ] as const)('opens with what is given: %o', (input, mode, typed) => {
    const { actor, seen } = createHarness(probeFlow, input);
    expect([actor.getSnapshot().context, seen(0).pending]).toMatchObject([{ mode, typed }, menu(mode)]);
  });
});
