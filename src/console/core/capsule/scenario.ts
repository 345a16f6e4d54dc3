import type { EventObject } from 'xstate';
import { actText } from '../acts/actText.ts';
import type { KeptCheck } from '../checks/checks.ts';
import type { Capsule, CapsuleCall, CapsuleStep } from './capsule.ts';
import { type ReplayOptions, replay, type Stands } from './replay.ts';
import { toldIn } from './told.ts';

/** States of machines, by their paths. */
export type StatesByPath = Readonly<Record<string, unknown>>;

/** Something that somebody outside did, as it can be done again on a page. */
export interface UserAction {
  /** The path of the actor that hears it. */
  readonly to: string;
  readonly event: EventObject;
  /** The states of all machines when it was heard, by their paths. */
  readonly stands: StatesByPath;
  /** How long it is waited before, ms of the actor clock; none where nothing came of the wait. */
  readonly wait: number;
}

/** A capsule as something that can be done again on a page: what people did, what the server said, and where it ends. */
export interface Scenario {
  readonly deeds: readonly UserAction[];
  readonly answers: readonly CapsuleCall[];
  /** The input of the root. */
  readonly input: unknown;
  /** The states of all machines at the end, by their paths. */
  readonly ends: StatesByPath;
  /** How long it goes on after the last deed, ms. */
  readonly wait: number;
  /** What must hold, each after so many deeds. */
  readonly checks: readonly { readonly after: number; readonly check: KeptCheck }[];
  /** What people did, in words, by the number of deeds before. */
  readonly told: ReadonlyMap<number, readonly string[]>;
}

/** Shorter waits pass by themselves, ms. */
const SHORT = 1_000;

/** What was done in a capsule. @throws Error where it does not replay. */
export function scenarioOf(capsule: Capsule, options: ReplayOptions): Scenario {
  const { before, stands, stopped } = replay(capsule, options);
  if (stopped !== null) throw new Error(`Replay failed: ${stopped}`);
  const { fill = (event) => event } = options;
  const deeds: UserAction[] = [];
  let [at, ticks] = [capsule.steps[0]?.at ?? 0, 0];
  const waited = (now: number): number => (ticks > 0 && now - at >= SHORT ? now - at : 0);
  for (const [place, step] of capsule.steps.entries()) {
    ticks += step.ticks.length;
    if (!isDeed(step)) continue;
    const to = pathOf(step.to);
    const event = fill(step.event as EventObject, capsule.steps.slice(place + 1));
    deeds.push({ to, event, stands: stoodIn(before[place - 1] ?? {}), wait: waited(step.at) });
    [at, ticks] = [step.at, 0];
  }
  ticks += capsule.end.ticks.length;
  const deedsUntil = (step: number): number => capsule.steps.slice(0, step + 1).filter(isDeed).length;
  const told = new Map<number, readonly string[]>();
  for (const [step, says] of toldIn(capsule))
    told.set(deedsUntil(step), [...(told.get(deedsUntil(step)) ?? []), ...says]);
  return {
    deeds,
    answers: answersIn(capsule),
    input: capsule.steps[0]?.event.input,
    ends: stoodIn(stands.at(-1) ?? {}),
    wait: waited(capsule.end.at),
    checks: (capsule.checks ?? []).map((check) => ({
      check,
      after: deedsUntil(check.step),
    })),
    told,
  };
}

/** What of a recording a journey cannot repeat, which only sends what people sent and answers what the server did. */
export const unrepeatableInJourney = ({ acts = [] }: Pick<Capsule, 'acts'>): readonly string[] =>
  acts.flatMap((act) =>
    act.kind === 'walk' || (act.kind === 'event' && !act.isUser)
      ? [`“${actText(act)}” cannot be repeated: it happened between machines.`]
      : [],
  );

/** The replies that stand for the server, without masks. */
export const answersIn = ({ calls }: Capsule): readonly CapsuleCall[] =>
  calls.map((call) => ({ ...call, body: readable(call.body) }));

const isDeed = ({ by, event }: CapsuleStep): boolean => by === null && !event.type.startsWith('xstate.');

/** An address without the number of the actor in its place. */
const pathOf = (address: string): string => address.replaceAll(/ #\d+/g, '');

const stoodIn = (stands: Stands): StatesByPath =>
  Object.fromEntries(
    Object.entries(stands).flatMap(([address, { status, value }]) =>
      status === 'active' && value !== undefined ? [[pathOf(address), value]] : [],
    ),
  );

/** A reply without masks, which could not even stand in a header. */
function readable(value: unknown): unknown {
  if (typeof value === 'string') return /^•+$/.test(value) ? 'x'.repeat(value.length) : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(readable);
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, readable(field)]));
}
