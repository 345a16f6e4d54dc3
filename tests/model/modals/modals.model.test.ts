import { describe, expect, it } from 'vitest';
import { flowOf, type ModalRequest } from '../../../src/machines/modals/flows.ts';
import { openBench } from '../kit/bench.ts';
import { modelTests } from '../kit/modelTests.ts';
import { done } from '../kit/outcome.ts';
import { japan, thailand } from '../login/login.spec.ts';
import { modalsFlow, registerInput } from './modals.spec.ts';

describe('the modal flows', () => {
  it.each(
    modelTests(modalsFlow, [
      'any, modal.open -> loading',
      '[DEMO-06] any, modal.drop [isOfSession] -> closed',
      'open.free, modal.open [isFormOpen] -> (stays)',
      '[ROUTE-01] any, modal.leave -> closed',
      'open.free, modal.hold -> open.held',
      'open.held, modal.release -> open.free',
      '[LOGIN-14] open.held, modal.open -> (stays)',
      '[LOGIN-14] open.held, modal.leave -> (stays)',
      '[MODAL-14] closed, modal.offer -> loading',
      'loading, done loadFlow -> open',
      'loading, error loadFlow -> unavailable',
      '[ERR-29] [CONST-01] loading, after chunkTimeout (120 s) -> unavailable',
      'loading, modal.giveUp -> closed',
      'unavailable, modal.retry -> loading',
      'unavailable, modal.giveUp -> closed',
      '[LANG-06] open, modal.language -> (stays)',
      '[LOGIN-03] any, modal.settings -> (stays)',
      '[LOGIN-03] open, modal.settings -> (stays)',
      '[SMS-12] open, smsCode.refused -> (stays)',
      '[REG-11] open, invitation.refused -> (stays)',
      'open, done * -> closed',
      'open, error * -> unavailable',
    ]),
  )('%s', (_title, run) => run());

  const opened = () => {
    const bench = openBench(modalsFlow, undefined);
    bench.actor.send({ type: 'modal.open', request: { flow: 'logout', input: { ask: true } } });
    bench.settle(bench.children().loadFlow, done(undefined));
    return bench;
  };

  it('[ROUTE-01] [LOGIN-14] goes with its address, but not while it waits for an answer that must not be lost', () => {
    const { actor, children } = opened();
    actor.send({ type: 'modal.hold' });
    actor.send({ type: 'modal.leave' });
    actor.send({ type: 'modal.open', request: { flow: 'register', input: registerInput } });
    expect(Object.keys(children())).toEqual(['logout']);
    actor.send({ type: 'modal.release' });
    actor.send({ type: 'modal.leave' });
    expect(Object.keys(children())).toEqual([]);
  });

  it('[DEMO-06] leaves a registration open when the session of a trial ends, and where it is asked for again', () => {
    const { actor, children, settle } = openBench(modalsFlow, undefined);
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

  it('tells its parent how the flow ended', () => {
    const { children, settle, seen } = opened();
    settle(children().logout, done({ outcome: 'loggedOut' }));
    expect(seen(0).effects).toEqual([
      { told: { type: 'modal.ended', result: { flow: 'logout', output: { outcome: 'loggedOut' } } } },
    ]);
  });

  it('tells its parent that nothing came of it when the player gives up', () => {
    const { actor, seen } = openBench(modalsFlow, undefined);
    actor.send({ type: 'modal.open', request: { flow: 'register', input: registerInput } });
    actor.send({ type: 'modal.giveUp' });
    expect(seen(0).effects).toEqual([{ told: { type: 'modal.ended', result: { flow: 'none', output: undefined } } }]);
  });

  it('[SMS-12] passes on what the server said of a code, and to the flow what language it is now', () => {
    const { actor, seen } = opened();
    const failure = { kind: 'refused', code: 'SMS_NOT_SENT', message: 'No signal', details: null } as const;
    actor.send({ type: 'smsCode.refused', failure });
    actor.send({ type: 'modal.language', language: 'EN' });
    expect(seen(0).effects).toEqual([
      { told: { type: 'smsCode.refused', failure } },
      { sent: { type: 'modal.language', language: 'EN' }, to: 'logout' },
    ]);
  });

  it.each(['login', 'forgot'] as const)(
    '[LOGIN-03] [LOGIN-20] [FORGOT-04] tells a form what the merchant offers it, whenever that comes: %s',
    (flow) => {
      const nowhere = { countries: [], country: null };
      const unknown = {
        login: { features: { smsLogin: false, forcedPasswordChange: true }, ...nowhere },
        register: { features: { smsLogin: false, forcedPasswordChange: true }, ...nowhere },
        forgot: { byMobile: false, ...nowhere },
      };
      const known = {
        login: { features: { smsLogin: true, forcedPasswordChange: false }, ...nowhere },
        register: { features: { smsLogin: true, forcedPasswordChange: false }, ...nowhere },
        forgot: { byMobile: true, ...nowhere },
      };
      const area = flow === 'login' ? { area: 'site' } : {};
      const request = { flow, input: { ...area, ...unknown[flow] } } as ModalRequest;
      const { actor, children, settle, seen } = openBench(modalsFlow, undefined);
      actor.send({ type: 'modal.open', request });
      actor.send({ type: 'modal.settings', settings: known });
      expect(actor.getSnapshot().context.request).toEqual({ flow, input: { ...area, ...known[flow] } });
      settle(children().loadFlow, done(undefined));
      actor.send({ type: 'modal.settings', settings: unknown });
      expect(seen(0).effects).toEqual([{ sent: { type: 'modal.settings', settings: unknown[flow] }, to: flow }]);
    },
  );

  it('tells a registration that still loads the countries, and a logout nothing', () => {
    const where = { countries: [thailand, japan], country: japan };
    const offered = { ...where, features: { smsLogin: true, forcedPasswordChange: true } };
    const settings = { login: offered, register: offered, forgot: { byMobile: true, ...where } };
    const inputAfter = (request: ModalRequest) => {
      const { actor } = openBench(modalsFlow, undefined);
      actor.send({ type: 'modal.open', request });
      actor.send({ type: 'modal.settings', settings });
      return actor.getSnapshot().context.request?.input;
    };
    expect(inputAfter({ flow: 'register', input: registerInput })).toEqual({ ...registerInput, ...where });
    expect(inputAfter({ flow: 'logout', input: { ask: true } })).toEqual({ ask: true });
  });

  it('knows no flow by name while none is asked for', () => {
    expect([flowOf(null), flowOf({ flow: 'logout', input: { ask: true } })]).toEqual(['none', 'logout']);
  });

  it('[ERR-29] gives a chunk 120 seconds', () => {
    const { actor, clock } = openBench(modalsFlow, undefined);
    actor.send({ type: 'modal.open', request: { flow: 'register', input: registerInput } });
    clock.advanceTo(119_999);
    expect(actor.getSnapshot().value).toBe('loading');
    clock.advanceTo(120_000);
    expect(actor.getSnapshot().value).toBe('unavailable');
  });
});
