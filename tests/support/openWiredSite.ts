import { vi } from 'vitest';
import { createActor, type InspectionEvent } from 'xstate';
import { wireLogin } from '../../src/machines/account/login/login.wire.ts';
import { afterLoginMachine } from '../../src/machines/site/afterLogin/afterLogin.machine.ts';
import { wireSite } from '../../src/machines/site/site/site.wire.ts';
import { plug } from '../../src/machines/support/plug.ts';
import { createSteppedClock } from '../model/kit/steppedClock.ts';
import { holdApi } from './holdApi.ts';
import { pagesNowhere } from './noPages.ts';

/** The whole site with its real parts; only network, browser and clock are fake. */
export function openWiredSite({
  hasToken,
  inspect,
}: {
  readonly hasToken: boolean;
  readonly inspect?: (heard: InspectionEvent) => void;
}) {
  const { api, calls } = holdApi();
  const clock = createSteppedClock();
  const now = () => 1_750_000_000_000 + clock.now();
  const session = {
    readToken: () => null,
    keepToken: vi.fn(),
    keepAgentType: vi.fn(),
    keepMerchant: vi.fn(),
    clear: vi.fn(),
  };
  const navigate = vi.fn<(path: string) => void>();
  const login = wireLogin({
    api,
    now,
    countdowns: { read: () => null, keep: () => {} },
    session,
    proveHuman: () => Promise.resolve('proof'),
    passkeys: { make: vi.fn(), use: vi.fn() },
    remember: { recall: () => Promise.resolve(null), keep: () => Promise.resolve() },
    endSession: vi.fn(),
  });
  const site = createActor(
    wireSite({
      api,
      session,
      navigate,
      now,
      storage: localStorage,
      page: document.documentElement,
      showTexts: () => Promise.resolve(),
      report: vi.fn(),
      ...pagesNowhere,
      openChannel: () => ({ close: () => {} }) as BroadcastChannel,
      sendFarewell: vi.fn(),
      openServiceWindow: vi.fn(),
      flows: {
        load: () => Promise.resolve(),
        logicOf: (flow) => (flow === 'afterLogin' ? plug(afterLoginMachine, { api }) : login),
      },
    }),
    {
      clock,
      ...(inspect === undefined ? {} : { inspect }),
      input: {
        host: 'play.test',
        origin: 'https://play.test',
        brandName: 'Statehouse',
        path: '/',
        language: 'TH',
        theme: 'system',
        consent: 'unasked',
        noticesReadAt: 0,
        hasToken,
      },
    },
  ).start();
  const parts = () => site.getSnapshot().children;
  const heldCall = (id: string) => {
    const call = calls.findLast((other) => other.id === id);
    if (call === undefined) throw new Error(`${id} has not been called`);
    return call;
  };
  return { site, parts, heldCall, calls, session, navigate, clock, now };
}
