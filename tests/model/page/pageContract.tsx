import { dirname, join } from 'node:path';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import type { AnyActorRef, AnyStateMachine } from 'xstate';
import { type Endpoint, refusalsOf } from '../../../src/api/contract/endpoint.ts';
import { refuses, wireFailures } from '../answers.ts';
import type { Flow } from '../kit/flow.ts';
import { createHarness } from '../kit/harness.ts';
import { settle } from '../kit/heldActors.ts';
import { done, type Outcome } from '../kit/outcome.ts';
import { readAloud } from '../kit/readAloud.ts';
import { formatScreens } from '../kit/screens.ts';
import { alerts, buttonCalled, nothingShown, onScreen, press } from '../onScreen.tsx';

type Move = () => void;
type Row = readonly [title: string, run: () => Promise<void>];

/** What a read asks for and shows, in literals. */
interface ReadContract {
  readonly endpoint: Endpoint;
  /** The first request, in full; the screen is Thai. */
  readonly request: object;
  /** ms; left out for a read that does not load again by itself. */
  readonly freshFor?: number;
  /** Button that loads it again. */
  readonly refresh?: string;
  /** Only for members. */
  readonly member?: true;
  /** Answers, each with a screen of its own. */
  readonly values: readonly [object, ...object[]];
  /** Words where loading failed. */
  readonly failed: string;
}

/** What a write sends and changes, in literals. */
interface WriteContract {
  readonly endpoint: Endpoint;
  /** What a person presses, up to the call. */
  readonly by: Move | readonly Move[];
  readonly request: object;
  /** Other controls, and the requests that they send. */
  readonly ways?: readonly (readonly [by: Move | readonly Move[], request: object])[];
  readonly answer: object;
  /** The requests that are sent anew once it is answered, by read. */
  readonly reloads?: Readonly<Record<string, object>>;
  readonly movesMoney?: true;
  /** Cannot be sent again before that is loaded. */
  readonly waits?: true;
  /** Button that loads what it would have changed; only where it has an idempotency key. */
  readonly check?: string;
}

/** What an instance of a page is, in literals of its requirement. */
export interface PageContract {
  readonly page: { readonly machine: AnyStateMachine };
  readonly view: (actor: never) => ReactNode;
  readonly address?: string;
  /** What it is opened with, beside language, keys and address: choices too. */
  readonly input?: object;
  /** Button that closes it; only where it is shown over another page. */
  readonly close?: string;
  /** What ends it, and its output; only for a dialog. */
  readonly ends?: readonly (readonly [by: Move, output: unknown])[];
  readonly reads: Readonly<Record<string, ReadContract>>;
  readonly writes?: Readonly<Record<string, WriteContract>>;
  /** A choice on screen or another address, and the request of each read that it sends again; what is not named stays. */
  readonly choices?: readonly (readonly [choose: Move | string, requests: Readonly<Record<string, object>>])[];
}

const capital = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** A page on screen; its calls are answered when the test says so. */
function openPage({ page, view, address = '/', input, reads }: PageContract) {
  const flow = { machine: () => page.machine } as unknown as Flow<AnyStateMachine>;
  const bench = createHarness(flow, { language: 'TH', keySeed: 'seed', address, ...input });
  const shown = onScreen((actor: AnyActorRef) => <>{view(actor as never)}</>)(bench.actor);
  const send = (event: object) => shown.carryOut(() => bench.actor.send(event as never));
  return {
    bench,
    shown,
    send,
    /** Requests of the reads under way. */
    asked: () => {
      const { pending } = bench.seen(0);
      return Object.fromEntries(
        Object.keys(reads).flatMap((read) => {
          const call = pending[`fetch${capital(read)}`] as { readonly request: object } | undefined;
          return call === undefined ? [] : [[read, call.request]];
        }),
      );
    },
    sent: (write: string) => bench.seen(0).pending[`send${capital(write)}`],
    answer: (read: string, outcome: Outcome) =>
      shown.carryOut(() => settle(bench.children()[`fetch${capital(read)}`], outcome)),
    end: (write: string, outcome: Outcome) =>
      shown.carryOut(() => settle(bench.children()[`send${capital(write)}`], outcome)),
    act: async (moves: Move | readonly Move[]) => {
      for (const move of [moves].flat()) await shown.carryOut(move);
    },
    choose: (choose: Move | string) =>
      typeof choose === 'string' ? send({ type: 'page.address', address: choose }) : shown.carryOut(choose),
    told: (since: number) => bench.seen(since).fresh,
    status: () => bench.actor.getSnapshot().status,
  };
}

type Opened = ReturnType<typeof openPage>;

/** What an instance of a page is: its requests, what a person can do, and each screen, one region at a time. */
export function pageContract(spec: PageContract): readonly Row[] {
  const { reads, writes = {}, choices = [], close, ends = [] } = spec;
  const hasMembers = Object.values(reads).some(({ member }) => member);
  const first = Object.fromEntries(
    Object.entries(reads).flatMap(([read, { member, request }]) => (member ? [] : [[read, request]])),
  );
  const all = Object.fromEntries(Object.entries(reads).map(([read, { request }]) => [read, request]));
  const answerOf = (read: string, at = 0) => {
    const { endpoint, values } = reads[read] as ReadContract;
    return done(endpoint.value.parse(values[at]));
  };
  const failure = (endpoint: Endpoint) => wireFailures(endpoint)[0] as Outcome;
  const row = (title: string, run: (page: Opened) => Promise<void>): Row => [
    title,
    async () => {
      const page = openPage(spec);
      await run(page).finally(page.shown.close);
    },
  ];
  /** A member, with everything on screen but what is left out. */
  const load = async (page: Opened, except?: string) => {
    if (hasMembers) await page.send({ type: 'page.signedIn' });
    for (const read of Object.keys(reads)) if (read !== except) await page.answer(read, answerOf(read));
  };

  const rows: Row[] = [
    row('asks for everything at once, for a visitor and for a member', async (page) => {
      expect(page.asked()).toEqual(first);
      if (!hasMembers) return;
      await page.send({ type: 'page.signedIn' });
      expect(page.asked()).toEqual(all);
      await load(page);
      await page.send({ type: 'page.signedOut' });
      const forgotten = Object.keys(reads).filter((read) => reads[read]?.member);
      const { context } = page.bench.actor.getSnapshot();
      expect([page.asked(), ...forgotten.map((read) => context[read])]).toEqual([{}, ...forgotten.map(() => null)]);
    }),
    row('asks again in another language for what has texts', async (page) => {
      await load(page);
      await page.send({ type: ends.length > 0 ? 'modal.language' : 'page.language', language: 'EN' });
      const translated = Object.entries(all).filter(([, request]) => 'language' in request);
      expect(page.asked()).toEqual(
        Object.fromEntries(translated.map(([read, request]) => [read, { ...request, language: 'EN' }])),
      );
    }),
    ...(close === undefined
      ? []
      : [
          row('closes', async (page) => {
            await load(page);
            await page.act(() => press(close));
            expect([page.status(), page.asked()]).toEqual(['done', {}]);
          }),
        ]),
    ...Object.entries(reads).flatMap(([read, { endpoint, request, freshFor, refresh, failed }]) => [
      ...(refresh === undefined
        ? []
        : [
            row(`${read}: loads the same again on request, and stays on screen`, async (page) => {
              await load(page);
              expect(buttonCalled(refresh)).toEqual({ disabled: false, busy: false });
              await page.act(() => press(refresh));
              expect([page.asked(), buttonCalled(refresh)?.busy]).toEqual([{ [read]: request }, true]);
            }),
          ]),
      row(`${read}: says that it could not be loaded, and asks for the same again`, async (page) => {
        await load(page, read);
        await page.answer(read, failure(endpoint));
        expect([alerts().filter((text) => text.includes(failed)).length, page.asked()]).toEqual([1, {}]);
        await page.act(() => press('Try again'));
        expect(page.asked()).toEqual({ [read]: request });
      }),
      row(`${read}: ${freshFor ? `asks again after ${freshFor} ms` : 'does not ask again by itself'}`, async (page) => {
        await load(page);
        const since = page.bench.clock.now();
        const isAsked = () => read in page.asked();
        await page.act(() => page.bench.clock.advanceTo(since + (freshFor ?? 86_400_000) - 1));
        expect(isAsked()).toBe(false);
        await page.act(() => page.bench.clock.advanceTo(since + (freshFor ?? 86_400_000)));
        expect(isAsked()).toBe(freshFor !== undefined);
      }),
    ]),
    ...choices.map(([choose, requests], at) =>
      row(`choice ${at + 1}: asks for ${Object.keys(requests).join(' and ') || 'nothing'}`, async (page) => {
        await load(page);
        await page.choose(choose);
        expect(page.asked()).toEqual(requests);
      }),
    ),
    ...Object.entries(writes).flatMap(([write, contract]) => writeRows(write, contract)),
    ...ends.map(([by, output], at) =>
      row(`end ${at + 1}: shows nothing any more, and says ${JSON.stringify(output)}`, async (page) => {
        await load(page);
        await page.act(by);
        const { status, output: said } = page.bench.actor.getSnapshot();
        expect([status, said, nothingShown()]).toEqual(['done', output, true]);
      }),
    ),
    ['says on every screen what was approved', () => compareScreens()],
  ];

  function writeRows(write: string, contract: WriteContract): readonly Row[] {
    const { endpoint, by, request, ways = [], answer, reloads = {}, movesMoney, waits, check } = contract;
    const isKeyed = endpoint.repeat === 'keyed';
    const call = (key: number) => ({ request, ...(isKeyed && { idempotencyKey: `seed-${key}` }) });
    const told = movesMoney ? [{ told: { type: 'page.moneyMoved' } }] : [];
    const begin = async (page: Opened) => {
      await load(page);
      await page.act(by);
      return page.bench.effectCount();
    };
    return [
      row(`${write}: sends it once, tells, and loads again what it changed`, async (page) => {
        const since = await begin(page);
        expect([page.sent(write), page.asked()]).toEqual([call(1), {}]);
        await page.end(write, done(endpoint.value.parse(answer)));
        expect([page.sent(write), page.asked(), page.told(since)]).toEqual([undefined, reloads, told]);
      }),
      ...(waits
        ? [
            row(`${write}: cannot be sent anew until what it changed is loaded`, async (page) => {
              await begin(page);
              await page.end(write, done(endpoint.value.parse(answer)));
              await page.act(by);
              expect(page.sent(write)).toBeUndefined();
            }),
          ]
        : []),
      ...(close === undefined
        ? []
        : [
            row(`${write}: keeps the page open until it is answered`, async (page) => {
              await begin(page);
              await page.act(() => press(close));
              expect([page.status(), page.sent(write)]).toEqual(['active', call(1)]);
            }),
          ]),
      ...ways.map(([other, another], at) =>
        row(`${write}: way ${at + 2} sends its own request`, async (page) => {
          await load(page);
          await page.act(other);
          expect(page.sent(write)).toEqual({ ...call(1), request: another });
        }),
      ),
      row(`${write}: says why it was refused, and has another key next time`, async (page) => {
        const since = await begin(page);
        const code = refusalsOf(endpoint)[0] ?? expect.unreachable(`${endpoint.id} never refuses`);
        await page.end(write, refuses(endpoint, code));
        expect([alerts().length, page.asked(), page.told(since)]).toEqual([1, reloads, told]);
        for (const read of Object.keys(reloads)) await page.answer(read, answerOf(read));
        await page.act(by);
        expect(page.sent(write)).toEqual(call(2));
      }),
      row(
        `${write}: ${isKeyed ? 'sends the same again where its outcome is unknown' : 'says that it failed'}`,
        async (page) => {
          await begin(page);
          await page.end(write, failure(endpoint));
          expect(alerts().length).toBe(1);
          if (!isKeyed) return;
          await page.act(() => press('Send again'));
          expect(page.sent(write)).toEqual(call(1));
          await page.end(write, failure(endpoint));
          const since = page.bench.effectCount();
          await page.act(() => press(check ?? expect.unreachable(`${write} has a key, and no check`)));
          expect([page.asked(), page.told(since), alerts()]).toEqual([reloads, told, []]);
        },
      ),
    ];
  }

  /** Each region in each of its states and with each of its answers, all others as they are at first. */
  async function compareScreens(): Promise<void> {
    const screens: { state: string; by: string; told: string }[] = [];
    const look = async (state: string, by: string, lead: (page: Opened) => Promise<void>) => {
      const page = openPage(spec);
      await lead(page)
        .then(() => screens.push({ state, by, told: readAloud(document.body) }))
        .finally(page.shown.close);
    };
    await look('loading', 'start', async () => {});
    if (hasMembers) {
      await look('visitor', 'all others loaded', async (page) => {
        for (const read of Object.keys(first)) await page.answer(read, answerOf(read));
      });
    }
    for (const [read, { endpoint, values }] of Object.entries(reads)) {
      await look(`${read}.loading`, 'all others loaded', (page) => load(page, read));
      for (const [at] of values.entries()) {
        await look(`${read}.shown`, `answer ${at + 1}`, async (page) => {
          await load(page, read);
          await page.answer(read, answerOf(read, at));
        });
      }
      await look(`${read}.failed`, 'all others loaded', async (page) => {
        await load(page, read);
        await page.answer(read, failure(endpoint));
      });
    }
    for (const [read, { refresh }] of Object.entries(reads)) {
      if (refresh === undefined) continue;
      await look(`${read}.loading`, 'refresh', async (page) => {
        await load(page);
        await page.act(() => press(refresh));
      });
    }
    for (const [at, [choose]] of choices.entries()) {
      await look('chosen', `choice ${at + 1}`, async (page) => {
        await load(page);
        await page.choose(choose);
      });
    }
    for (const [write, { endpoint, by, answer }] of Object.entries(writes)) {
      const begun = async (page: Opened) => {
        await load(page);
        await page.act(by);
      };
      await look(`${write}.sending`, 'everything loaded', begun);
      await look(`${write}.done`, 'everything loaded', async (page) => {
        await begun(page);
        await page.end(write, done(endpoint.value.parse(answer)));
      });
      await look(`${write}.${endpoint.repeat === 'keyed' ? 'unsure' : 'failed'}`, 'everything loaded', async (page) => {
        await begun(page);
        await page.end(write, failure(endpoint));
      });
    }
    const folder = dirname(expect.getState().testPath ?? '');
    await expect(formatScreens(screens)).toMatchFileSnapshot(join(folder, `${spec.page.machine.id}.screens.txt`));
  }
  return rows;
}
