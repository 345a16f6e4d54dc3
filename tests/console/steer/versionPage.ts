import { createActor, fromPromise, setup } from 'xstate';
import { steer } from '../../../packages/steer/src/steer.ts';
import { type SteerMessage, steerMessage } from '../../../src/console/inspect/steerWire.ts';
import type { FromTab, FromWindow } from '../../../src/console/remote/tabMessages.ts';

const ORIGIN = 'https://console.test';

/** What the adapter does with the XState that this file was built with; each step by a message of a window. */
export async function steerThrough(name: string) {
  let charged = 0;
  const machine = setup({
    types: { events: {} as { type: 'pay' } | { type: 'again' } },
    actors: {
      charge: fromPromise(async () => {
        charged += 1;
      }),
    },
    delays: { patience: 60_000 },
  }).createMachine({
    id: 'till',
    initial: 'basket',
    states: {
      basket: { on: { pay: 'asking' } },
      asking: { after: { patience: 'late' } },
      late: { on: { again: 'charging' } },
      charging: { invoke: { src: 'charge', onDone: 'paid' } },
      paid: {},
    },
  });

  const heard: FromTab[] = [];
  const console = { closed: false, postMessage: ({ message }: SteerMessage<FromTab>) => heard.push(message) };
  const say = (message: FromWindow): void => {
    const event = new MessageEvent('message', { origin: ORIGIN, data: steerMessage(message) });
    Object.defineProperty(event, 'source', { value: console });
    dispatchEvent(event);
  };
  const until = async <T>(find: () => T | undefined): Promise<T> => {
    for (let turn = 0; turn < 500; turn += 1) {
      const found = find();
      if (found !== undefined) return found;
      await new Promise((next) => setTimeout(next, 10));
    }
    throw new Error(`nothing came with ${name}: ${JSON.stringify(heard.at(-1))}`);
  };
  const saying = (what: RegExp) =>
    until(() => heard.findLast((one) => one.is === 'said' && what.test(one.says)) as Extract<FromTab, { is: 'said' }>);

  const steering = steer({ console: `${ORIGIN}/${name}`, where: 'none', name: 'Till', outputs: { charge: [null] } });
  const actor = createActor(machine, steering);
  actor.start();
  say({ is: 'who', window: 'w' });
  const here = await until(() => heard.find((one) => one.is === 'here'));
  const order = (command: Extract<FromWindow, { is: 'do' }>['command']): void =>
    say({ is: 'do', window: 'w', tab: here.tab, command });
  const value = (): unknown => actor.getSnapshot().value;

  order({ do: 'pause' });
  actor.send({ type: 'pay' });
  const whilePaused = value();
  order({ do: 'step' });
  const afterStep = value();
  order({ do: 'nextTimer' });
  order({ do: 'run', speed: null });
  const afterTimer = value();
  order({ do: 'walk', session: actor.sessionId, state: 'till.paid', forReal: false });
  const { says: walk } = await saying(/^Arrived|^No path|for real|instead of|by itself/);
  order({ do: 'lookBack', seq: 2 });
  const inThePast = value();
  order({ do: 'live' });
  const live = value();
  order({ do: 'record' });
  const { capsule } = await until(() => heard.find((one) => one.is === 'recorded'));
  order({ do: 'replay', how: 'check', capsule });
  const { says: replay } = await saying(/^Replay|^Incompatible/);
  steering.detach();
  actor.stop();
  return { whilePaused, afterStep, afterTimer, walk, charged, inThePast, live, replay };
}
