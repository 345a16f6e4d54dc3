import { describe, expect, it } from 'vitest';
import { flowOf, type ModalRequest } from '../../../../src/machines/site/modals/flows.ts';
import { japan, thailand } from '../../account/login/login.spec.ts';
import { createHarness } from '../../kit/harness.ts';
import { modelTests } from '../../kit/modelTests.ts';
import { done } from '../../kit/outcome.ts';
import { modalsFlow, offered, registerInput } from './modals.spec.ts';

const register = { flow: 'register', input: registerInput };
const notSent = { kind: 'refused', code: 'SMS_NOT_SENT', message: 'not sent', details: null };
/** The player cancelled before the flow had loaded. */
const GIVEN_UP = { type: 'modal.ended', result: { flow: 'none', output: undefined } };

describe('the modals', () => {
  it.each(
    modelTests(modalsFlow, [
      [
        'any, modal.open -> loading',
        { calls: { loadFlow: { flow: 'register' } }, stops: ['logout'], sets: { request: register } },
        'start, modal.open 1, loadFlow done, modal.open 2',
      ],
      [
        '[DEMO-06] any, modal.drop [isOfSession] -> closed',
        { stops: ['logout'], sets: { request: null } },
        'start, modal.open 1, loadFlow done, modal.drop',
      ],
      ['[DEMO-06] open.free, modal.open [isFormOpen] -> (stays)', {}],
      [
        '[ROUTE-01] any, modal.leave -> closed',
        { stops: ['register'], sets: { request: null } },
        'start, modal.open 2, loadFlow done, modal.leave',
      ],
      ['[LOGIN-14] open.free, modal.hold -> open.held', {}],
      ['[LOGIN-14] open.held, modal.release -> open.free', {}],
      [
        '[LOGIN-14] open.held, modal.open -> (stays)',
        {},
        'start, modal.open 1, loadFlow done, modal.hold, modal.open 2',
      ],
      ['[LOGIN-14] open.held, modal.leave -> (stays)', {}],
      [
        '[MODAL-14] closed, modal.offer -> loading',
        { calls: { loadFlow: { flow: 'register' } }, sets: { request: register } },
      ],
      ['loading, done loadFlow -> open', { calls: { logout: { ask: true } } }],
      ['[ERR-27] loading, error loadFlow -> unavailable', {}],
      ['[ERR-29] [CONST-01] loading, after chunkTimeout (120 s) -> unavailable', { stops: ['loadFlow'] }],
      ['loading, modal.cancel -> closed', { stops: ['loadFlow'], tells: [GIVEN_UP], sets: { request: null } }],
      ['[ERR-28] unavailable, modal.retry -> loading', { calls: { loadFlow: { flow: 'logout' } } }],
      ['unavailable, modal.cancel -> closed', { tells: [GIVEN_UP], sets: { request: null } }],
      [
        '[LANG-06] open, modal.language -> (stays)',
        { effects: [{ sent: { type: 'modal.language', language: 'EN' }, to: 'logout' }] },
      ],
      [
        '[LOGIN-03] any, modal.settings -> (stays)',
        { sets: { request: { flow: 'register', input: { ...registerInput, country: japan, countries: [japan] } } } },
        'start, modal.open 2, modal.settings',
      ],
      [
        '[LOGIN-03] open, modal.settings -> (stays)',
        { effects: [{ sent: { type: 'modal.settings', settings: offered.register }, to: 'register' }] },
        'start, modal.open 2, loadFlow done, modal.settings',
      ],
      ['[SMS-12] open, smsCode.refused -> (stays)', { tells: [{ type: 'smsCode.refused', failure: notSent }] }],
      ['[REG-11] open, invitation.refused -> (stays)', { tells: [{ type: 'invitation.refused', failure: notSent }] }],
      [
        'open, done * -> closed',
        {
          tells: [{ type: 'modal.ended', result: { flow: 'logout', output: { outcome: 'kept' } } }],
          sets: { request: null },
        },
      ],
      ['open, error * -> unavailable', {}],
    ]),
  )('%s', (_title, run) => run());

  const opened = () => {
    const bench = createHarness(modalsFlow, undefined);
    bench.actor.send({ type: 'modal.open', request: { flow: 'logout', input: { ask: true } } });
    bench.settle(bench.children().loadFlow, done(undefined));
    return bench;
  };

  it('[ROUTE-01] [LOGIN-14] closes when its path is left, unless it awaits an answer that must not be lost', () => {
    const { actor, children } = opened();
    actor.send({ type: 'modal.hold' });
    actor.send({ type: 'modal.leave' });
    actor.send({ type: 'modal.open', request: { flow: 'register', input: registerInput } });
    expect(Object.keys(children())).toEqual(['logout']);
    actor.send({ type: 'modal.release' });
    actor.send({ type: 'modal.leave' });
    expect(Object.keys(children())).toEqual([]);
  });

  it('[DEMO-06] keeps an open registration when the trial session ends or registration is requested again', () => {
    const { actor, children, settle } = createHarness(modalsFlow, undefined);
    const request = { flow: 'register', input: registerInput } as const;
    actor.send({ type: 'modal.open', request });
    settle(children().loadFlow, done(undefined));
    const form = children().register;
    actor.send({ type: 'modal.drop' });
    actor.send({ type: 'modal.open', request });
    expect(children().register).toBe(form);
    actor.send({ type: 'modal.open', request: { flow: 'logout', input: { ask: true } } });
    expect(Object.keys(children())).toEqual(['loadFlow']);
  });

  it('reports how the flow ended', () => {
    const { children, settle, seen } = opened();
    settle(children().logout, done({ outcome: 'loggedOut' }));
    expect(seen(0).effects).toEqual([
      { told: { type: 'modal.ended', result: { flow: 'logout', output: { outcome: 'loggedOut' } } } },
    ]);
  });

  it('reports no result when the player cancels', () => {
    const { actor, seen } = createHarness(modalsFlow, undefined);
    actor.send({ type: 'modal.open', request: { flow: 'register', input: registerInput } });
    actor.send({ type: 'modal.cancel' });
    expect(seen(0).effects).toEqual([{ told: { type: 'modal.ended', result: { flow: 'none', output: undefined } } }]);
  });

  it("[SMS-12] reports the server's refusal of a code, and passes a new language to the flow", () => {
    const { actor, seen } = opened();
    const failure = { kind: 'refused', code: 'SMS_NOT_SENT', message: 'No signal', details: null } as const;
    actor.send({ type: 'smsCode.refused', failure });
    actor.send({ type: 'modal.language', language: 'EN' });
    expect(seen(0).effects).toEqual([
      { told: { type: 'smsCode.refused', failure } },
      { sent: { type: 'modal.language', language: 'EN' }, to: 'logout' },
    ]);
  });

  it.each(['login', 'forgot', 'freePlay'] as const)(
    "[DEMO-01] [LOGIN-03] [LOGIN-20] [FORGOT-04] passes the merchant's settings to a form before and after it loads: %s",
    (flow) => {
      const nowhere = { countries: [], country: null };
      const unknown = {
        login: { features: { smsLogin: false, forcedPasswordChange: true }, ...nowhere },
        register: { features: { smsLogin: false, forcedPasswordChange: true }, ...nowhere },
        forgot: { byMobile: false, ...nowhere },
        freePlay: { isOffered: true },
      };
      const known = {
        login: { features: { smsLogin: true, forcedPasswordChange: false }, ...nowhere },
        register: { features: { smsLogin: true, forcedPasswordChange: false }, ...nowhere },
        forgot: { byMobile: true, ...nowhere },
        freePlay: { isOffered: false },
      };
      const area = flow === 'login' ? { area: 'site' } : {};
      const request = { flow, input: { ...area, ...unknown[flow] } } as ModalRequest;
      const { actor, children, settle, seen } = createHarness(modalsFlow, undefined);
      actor.send({ type: 'modal.open', request });
      actor.send({ type: 'modal.settings', settings: known });
      expect(actor.getSnapshot().context.request).toEqual({ flow, input: { ...area, ...known[flow] } });
      settle(children().loadFlow, done(undefined));
      actor.send({ type: 'modal.settings', settings: unknown });
      expect(seen(0).effects).toEqual([{ sent: { type: 'modal.settings', settings: unknown[flow] }, to: flow }]);
    },
  );

  it('passes the countries to a registration that still loads, and nothing to a logout', () => {
    const where = { countries: [thailand, japan], country: japan };
    const offered = { ...where, features: { smsLogin: true, forcedPasswordChange: true } };
    const settings = {
      login: offered,
      register: offered,
      forgot: { byMobile: true, ...where },
      freePlay: { isOffered: true },
    };
    const inputAfter = (request: ModalRequest) => {
      const { actor } = createHarness(modalsFlow, undefined);
      actor.send({ type: 'modal.open', request });
      actor.send({ type: 'modal.settings', settings });
      return actor.getSnapshot().context.request?.input;
    };
    expect(inputAfter({ flow: 'register', input: registerInput })).toEqual({ ...registerInput, ...where });
    expect(inputAfter({ flow: 'logout', input: { ask: true } })).toEqual({ ask: true });
  });

  it('names no flow while none is requested', () => {
    expect([flowOf(null), flowOf({ flow: 'logout', input: { ask: true } })]).toEqual(['none', 'logout']);
  });

  it('[ERR-29] times out a chunk after 120 seconds', () => {
    const { actor, clock } = createHarness(modalsFlow, undefined);
    actor.send({ type: 'modal.open', request: { flow: 'register', input: registerInput } });
    clock.advanceTo(119_999);
    expect(actor.getSnapshot().value).toBe('loading');
    clock.advanceTo(120_000);
    expect(actor.getSnapshot().value).toBe('unavailable');
  });
});
