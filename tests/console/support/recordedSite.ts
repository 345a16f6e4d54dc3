import { type AnyActorRef, type AnyMachineSnapshot, createActor, type EventObject } from 'xstate';
import type { $ZodType } from 'zod/v4/core';
import type { ApiClient } from '../../../src/api/client.ts';
import type { IsAgent } from '../../../src/api/contract/account/member.ts';
import { exemplary } from '../../../src/console/core/calls/exemplary.ts';
import { addresses } from '../../../src/console/core/capsule/address.ts';
import { type Capsule, capsuleOf, readCapsule } from '../../../src/console/core/capsule/capsule.ts';
import { plainOf } from '../../../src/console/core/capsule/plain.ts';
import type { Stands } from '../../../src/console/core/capsule/replay.ts';
import { tapStorage } from '../../../src/console/core/capsule/tapStorage.ts';
import { formOf } from '../../../src/console/core/form.ts';
import { casesOf } from '../../../src/console/core/formCases.ts';
import { createRecorder } from '../../../src/console/core/recorder.ts';
import { redactSecrets } from '../../../src/console/core/redactor.ts';
import { wireDesk } from '../../../src/machines/desk/desk/desk.wire.ts';
import { siteTime } from '../../../src/machines/site/clock/clock.wire.ts';
import { wireSite } from '../../../src/machines/site/site/site.wire.ts';
import { replayDeps } from '../../../src/qa/replayDeps.ts';
import { secretsOfSite } from '../../../src/qa/secrets.ts';
import { storageReads } from '../../../src/qa/storageReads.ts';
import type { FlowDeps } from '../../../src/routes/flow.ts';
import { createFlowLibrary } from '../../../src/routes/flowLibrary.ts';
import { createPageLibrary } from '../../../src/routes/pageLibrary.ts';
import { createSteppedClock } from '../../model/kit/steppedClock.ts';
import { somchai } from '../../model/site/session/session.spec.ts';
import { pagesNowhere } from '../../support/noPages.ts';

const NOW = 1_750_000_000_000;

/** Answers whatever is asked, by the contract. */
const answering = (replies: Readonly<Record<string, object>>) =>
  (async (endpoint: Parameters<ApiClient>[0], call: { readonly request: unknown }) => {
    endpoint.request.parse(call.request);
    const made = exemplary(endpoint.value);
    const reply = replies[endpoint.id];
    return endpoint.value.parse(reply === undefined ? made : { ...(made as object), ...reply });
  }) as ApiClient;

const noop = () => {};
const session = { readToken: () => 'a-token', keepToken: noop, keepAgentType: noop, keepMerchant: noop, clear: noop };

/** An actor system as a page for QA has it: recorded from before it starts. */
function recorded(start: (page: Recorded) => AnyActorRef) {
  const clock = createSteppedClock();
  const now = () => NOW + clock.now();
  const recorder = createRecorder({ ...redactSecrets(secretsOfSite()), now });
  const storages = tapStorage({ names: storageReads, now });
  const root = start({ clock, now, inspect: recorder.inspect, logger: noop });
  root.subscribe({ error: noop });
  root.start();

  /** Until nothing more comes of what was done. */
  const settle = async () => {
    for (let last = -1; last !== recorder.total; ) {
      last = recorder.total;
      for (let turn = 0; turn < 5; turn += 1) await new Promise((go) => setImmediate(go));
    }
  };
  return {
    root,
    /** The running actor of this path below the root. */
    at: (path: string): AnyActorRef | undefined =>
      recorder.actors.findLast((one) => one.path === `${root.id}/${path}` && one.ref.getSnapshot().status === 'active')
        ?.ref,
    wait: async (ms: number) => {
      clock.advanceTo(clock.now() + ms);
      await settle();
    },
    /** Sends each event that the actor takes, filled in two ways. */
    tryAll: async (find: () => AnyActorRef | undefined, events: Readonly<Record<string, $ZodType>>) => {
      for (const [type, schema] of Object.entries(events)) {
        for (const { value } of casesOf(formOf(schema)).slice(0, 2)) {
          const event = { ...(value as object), type } as EventObject;
          const actor = find();
          if (actor?.getSnapshot().can(event)) actor.send(event);
          await settle();
        }
      }
    },
    capsule: (): Capsule => readCapsule(JSON.stringify(capsuleOf(recorder, { reads: storages.read() }))),
    /** How all machines that run stand, as a replay tells it. */
    stands: (): Stands => {
      const address = addresses(recorder);
      const running = recorder.actors.filter(
        ({ machine, ref, parent }) => machine !== null && (parent === null || ref.getSnapshot().status === 'active'),
      );
      return Object.fromEntries(
        running.map((actor) => {
          const { status, value, context, output, error } = recorder.lastOf(actor) as AnyMachineSnapshot;
          return [address.of(actor), plainOf({ status, value, context, output, error }) as Stands[string]];
        }),
      );
    },
    close: () => {
      root.stop();
      storages.close();
    },
  };
}

interface Recorded {
  readonly clock: ReturnType<typeof createSteppedClock>;
  readonly now: () => number;
  readonly inspect: ReturnType<typeof createRecorder>['inspect'];
  readonly logger: () => void;
}

/** The whole site with the code of its pages and flows; the server answers at once, and its clock is two days ahead. */
export const recordSite = (path: string, isAgent: IsAgent | null) =>
  recorded(({ now, ...options }) => {
    const ahead = 2 * 86_400_000;
    const api = answering({
      'member.info': { ...somchai, isAgent: isAgent ?? 0 },
      'system.status': { status: 0, serverTime: now() + ahead },
      'system.domainRoute': { domainList: ['*'] },
    });
    const siteNow = siteTime(now, () => site);
    const deps: FlowDeps = {
      ...{ api, now, siteNow, session },
      seal: () => Promise.reject(new Error('nothing is sealed')),
      endSession: noop,
      tellOtherTabs: noop,
      storage: sessionStorage,
      navigate: noop,
      origin: 'https://play.test',
      watchMember: () => noop,
      frameOf: () => null,
      serviceWindow: { open: noop, show: () => false, close: noop },
      page: document.documentElement,
      mayKeepPassword: () => false,
    };
    const site = createActor(
      wireSite({
        ...pagesNowhere,
        ...{ api, session, now },
        randomKey: replayDeps.randomKey,
        navigate: noop,
        storage: localStorage,
        page: document.documentElement,
        showTexts: async () => {},
        report: noop,
        openChannel: () => ({ close: noop }) as BroadcastChannel,
        sendFarewell: noop,
        openServiceWindow: noop,
        watchLocation: (moved) => {
          moved(path, '');
          return noop;
        },
        pages: createPageLibrary(deps, async () => {}),
        flows: createFlowLibrary(deps, async () => {}),
      }),
      {
        ...options,
        id: 'site',
        input: {
          host: 'play.test',
          origin: 'https://play.test',
          brandName: 'Statehouse',
          path,
          language: 'EN',
          theme: 'system',
          consent: 'unasked',
          noticesReadAt: 0,
          hasToken: isAgent !== null,
        },
      },
    );
    return site as unknown as AnyActorRef;
  });

/** The operators' desk, signed in. */
export const recordDesk = () =>
  recorded(
    ({ now, ...options }) =>
      createActor(
        wireDesk({
          api: answering({}),
          proveHuman: () => Promise.resolve('proof'),
          tokens: { read: () => 'a-token', keep: noop, forget: noop },
          storage: localStorage,
          page: document.documentElement,
          showTexts: async () => {},
          siteNow: now,
        }),
        { ...options, id: 'desk', input: { language: 'EN', theme: 'system', hasToken: true, keySeed: 'a-seed' } },
      ) as unknown as AnyActorRef,
  );
