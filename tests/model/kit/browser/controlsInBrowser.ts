import type { AnyStateMachine } from 'xstate';
import type { Configuration } from '../../../../src/inspection/step/configuration.ts';
import { faultsUntouched } from '../controls.ts';
import type { Flow } from '../flow.ts';
import { eventsOf } from '../moves.ts';
import { formatState } from '../stateOf.ts';
import type { View } from '../view.ts';
import { isPossible } from './possible.ts';
import type { BrowserStage } from './stage.ts';

/**
 * Holds the controls of a page to what the machine can, in the copy that the page has just given. A part of the page may
 * be busy by itself when it is looked at: what was right once in a state, while the machine could the same, is right.
 */
export function controlsInBrowser<M extends AnyStateMachine>(flow: Flow<M>, view: View<M>, stage: BrowserStage) {
  const right = new Set<string>();
  const amiss = new Map<string, string>();
  return {
    look: (here: Configuration): void => {
      const { snapshot } = here;
      if (snapshot.status !== 'active') return;
      const state = formatState(snapshot.value);
      const asked = eventsOf(flow).map((event) => {
        const can = snapshot.can(event);
        const offered = isPossible(view, stage, here, { kind: 'event', event });
        return { event, can, offered, key: JSON.stringify([state, event, can, offered]) };
      });
      if (asked.every(({ key }) => right.has(key))) return;
      for (const [at, fault] of faultsUntouched(view, asked).entries()) {
        const key = asked[at]?.key ?? '';
        if (fault === null) right.add(key);
        else amiss.set(key, `${state}, in the browser: ${fault}`);
      }
    },
    faults: (): readonly string[] => [
      ...new Set([...amiss].flatMap(([key, fault]) => (right.has(key) ? [] : [fault]))),
    ],
  };
}
