import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { Console } from '../console.ts';
import { momentOf } from '../notes/momentOf.ts';
import { pickElement } from './pickElement.ts';
import { type Pointed, pointingMachine } from './pointing.machine.ts';

export type PointingActor = ActorRefFrom<typeof pointingMachine>;
const known = new WeakMap<Console, PointingActor>();

/** Pointing in a session: there is one, whether or not its panel is shown. */
export function pointingOf(core: Console): PointingActor {
  const found = known.get(core);
  if (found !== undefined) return found;
  const machine = pointingMachine.provide({
    actors: { pickElement: fromPromise<Pointed>(({ signal }) => pickElement(document, core.hiding(), signal)) },
    actions: {
      addCheck: (_, { pointed, must, value }) => {
        if (pointed === null) return;
        const { target } = pointed;
        core.checks.add({ ...momentOf(core), target, must, value: must === 'equals' ? value : null });
      },
    },
  });
  const actor = createActor(machine).start();
  known.set(core, actor);
  return actor;
}
