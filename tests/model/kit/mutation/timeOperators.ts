import type { Chart, Place } from './chart.ts';
import { type Change, changeOfState, type Operator } from './operator.ts';

/** Applies to every delay that a state waits for. */
const ofDelays = (
  name: string,
  sentence: string,
  changed: (delay: string, chart: Chart) => { readonly key: string; readonly delays?: Change['delays'] } | null,
): Operator => ({
  name,
  sentence,
  changes: (chart) =>
    chart.places.flatMap((place) =>
      Object.keys(place.state.after).flatMap((delay): readonly Change[] => {
        const other = changed(delay, chart);
        if (other === null || other.key in place.state.after) return [];
        const change = changeOfState(place, `waits for ${other.key} instead of ${delay}`, (state) => ({
          ...state,
          after: renamed(state.after, delay, other.key),
        }));
        return [other.delays === undefined ? change : { ...change, delays: other.delays }];
      }),
    ),
});

const renamed = (after: Place['state']['after'], from: string, to: string): Place['state']['after'] =>
  Object.fromEntries(Object.entries(after).map(([key, list]) => [key === from ? to : key, list]));

/** The delay times something, under a name that says so. */
const times =
  (factor: number, word: string) =>
  (delay: string, { implementations }: Chart) => {
    if (!Number.isNaN(Number(delay))) return { key: String(Number(delay) * factor) };
    const known: unknown = implementations.delays[delay];
    const key = `${word} ${delay}`;
    if (typeof known === 'number') return { key, delays: { [key]: known * factor } };
    if (typeof known !== 'function') return null;
    return { key, delays: { [key]: (...given: unknown[]) => known(...given) * factor } };
  };

export const timeOperators: readonly Operator[] = [
  ofDelays('halve delay', 'A state waits half as long.', times(0.5, 'half of')),
  ofDelays('double delay', 'A state waits twice as long.', times(2, 'twice')),
  ofDelays('other delay', 'A state waits as long as another one does.', (delay, { implementations }) => {
    const other = Object.keys(implementations.delays).find((name) => name !== delay);
    return other === undefined ? null : { key: other };
  }),
];
