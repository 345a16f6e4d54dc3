import { vi } from 'vitest';
import { createActor, type InspectionEvent } from 'xstate';
import type { ApiClient } from '../../src/api/client.ts';
import { wireLogin } from '../../src/machines/login/login.wire.ts';
import { wireSite } from '../../src/machines/site/site.wire.ts';
import { createSteppedClock } from '../model/kit/steppedClock.ts';
import { holdApi } from './holdApi.ts';

/** When the clock of the site begins. */
const START = 1_750_000_000_000;

/** The whole site with its real parts: only network, browser and clock are ours. */
export function openWiredSite({
  hasToken,
  inspect,
}: {
  readonly hasToken: boolean;
  readonly inspect?: (heard: InspectionEvent) => void;
}) {
  const { api, calls } = holdApi();
  const clock = createSteppedClock();
  const now = () => START + clock.now();
  const session = sessionInMemory();
  const navigate = vi.fn<(path: string) => void>();
  const site = createActor(wiredSite({ api, now, session, navigate }), {
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
      hasToken,
    },
  }).start();
  const parts = () => site.getSnapshot().children;
  const heldCall = (id: string) => {
    const call = calls.findLast((other) => other.id === id);
    if (call === undefined) throw new Error(`${id} has not been called`);
    return call;
  };
  return { site, parts, heldCall, calls, session, navigate, clock, now };
}

/** The machine of the site, plugged into these parts; a login is the one flow that it can open. */
export function wiredSite({
  api,
  now,
  session = sessionInMemory(),
  navigate = vi.fn(),
}: {
  readonly api: ApiClient;
  readonly now: () => number;
  readonly session?: ReturnType<typeof sessionInMemory>;
  readonly navigate?: (path: string) => void;
}) {
  const login = wireLogin({
    api,
    now,
    countdowns: { read: () => null, keep: () => {} },
    session,
    proveHuman: () => Promise.resolve('proof'),
    remember: { recall: () => Promise.resolve(null), keep: () => Promise.resolve() },
    endSession: vi.fn(),
  });
  return wireSite({
    api,
    session,
    navigate,
    now,
    storage: localStorage,
    page: document.documentElement,
    showTexts: () => Promise.resolve(),
    report: vi.fn(),
    watchPlace: () => () => {},
    openChannel: () => ({ close: () => {} }) as BroadcastChannel,
    sendFarewell: vi.fn(),
    randomKey: () => 'a-key-of-sixteen-or-more',
    flows: { load: () => Promise.resolve(), logicOf: () => login },
  });
}

const sessionInMemory = () => ({
  readToken: () => null,
  keepToken: vi.fn(),
  keepAgentType: vi.fn(),
  keepMerchant: vi.fn(),
  clear: vi.fn(),
});
