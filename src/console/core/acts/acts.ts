import type { Act, NewAct } from './act.ts';

/** What people do with the console, in order. */
export interface Acts {
  readonly read: () => readonly Act[];
  readonly add: (act: NewAct) => void;
}

/** So many are kept. */
const MOST = 2_000;

interface Moment {
  readonly seq: number;
  readonly at: number;
  readonly after: number;
}

export function createActs(now: () => Moment): Acts {
  let acts: readonly Act[] = [];
  return {
    read: () => acts,
    add: (act) => {
      const moment = now();
      const last = acts.at(-1);
      // A countdown is skipped tick by tick, and told as one jump.
      if (act.kind === 'time' && last?.kind === 'time' && last.after === moment.after) {
        acts = [...acts.slice(0, -1), { ...last, ms: last.ms + act.ms }];
      } else acts = [...acts.slice(-MOST + 1), { ...act, ...moment }];
    },
  };
}
