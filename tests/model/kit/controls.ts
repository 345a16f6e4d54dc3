import { isDeepStrictEqual } from 'node:util';
import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { formatMove } from '../../../src/inspection/step/move.ts';
import type { Flow } from './flow.ts';
import type { Harness } from './harness.ts';
import { eventsOf } from './moves.ts';
import { recordDriver } from './recordDriver.ts';
import { formatState } from './stateOf.ts';
import { isOffered, type Screen, type View } from './view.ts';

/** Events that can happen and that a view has nothing to press for, by `state, event`, or by a state above: why that is so. */
export type WithoutControl = Readonly<Record<string, string>>;

/** What is wrong with the controls of a view, and what is missing; each sentence once. */
export interface ControlCheck {
  /** Tries every control on screen, unless the same was tried where the machine could do the same. Nothing comes of it. */
  readonly at: <M extends AnyStateMachine>(
    flow: Flow<M>,
    view: View<M>,
    bench: Harness<M>,
    screen: Screen,
    shown: string,
  ) => Promise<void>;
  /** What is wrong so far. */
  readonly wrong: () => readonly string[];
  /** What is wrong or missing; where `exact`, excuses that nothing needs too. */
  readonly faults: (excused: WithoutControl, exact: boolean) => readonly string[];
}

/** What came of pressing the control of an event while the machine heard nothing. */
interface Press {
  readonly event: EventObject;
  readonly can: boolean;
  readonly control: Control | null;
  /** What the view would have told the machine. */
  readonly told: readonly EventObject[];
}

interface Control {
  readonly target: HTMLElement;
  readonly name: string;
  /** What a key or the focus means depends on the moment, so that there is nothing to disable. */
  readonly kind: 'pressed' | 'typed into' | 'heard';
  readonly enabled: boolean;
  /** It stands for what is so already, or holds what would be typed: pressing it rightly changes nothing. */
  readonly settled: boolean;
}

/** Holds every control to what the machine can do: enabled while it can, and not while it cannot. */
export function createControlCheck(): ControlCheck {
  const tried = new Set<string>();
  const faults = new Set<string>();
  const lacking = new Set<string>();
  return {
    at: async (flow, view, bench, screen, shown) => {
      const snapshot: AnyMachineSnapshot = bench.actor.getSnapshot();
      const events = eventsOf(flow).filter(({ type }) => driverOf(view, type) !== null);
      const state = formatState(snapshot.value);
      const can = events.map((event) => snapshot.can(event));
      const key = JSON.stringify([state, can, shown]);
      if (tried.has(key)) return;
      tried.add(key);
      const presses: Press[] = [];
      for (const [index, event] of events.entries()) {
        presses.push(await tryOut(view, bench, screen, event, can[index] === true));
      }
      for (const press of presses) {
        const offered = isOffered(view, snapshot as never, press.event as never);
        const fault = faultOf(press, snapshot, offered);
        if (fault !== null) faults.add(`${state}: ${fault}`);
      }
      for (const type of new Set(events.map((event) => event.type))) {
        const cases = presses.filter(({ event, can }) => event.type === type && can);
        if (cases.length > 0 && cases.every(({ control }) => control?.enabled !== true))
          lacking.add(`${state}, ${type}`);
      }
    },
    wrong: () => [...faults],
    faults: (excused, exact) => [
      ...faults,
      ...[...lacking]
        .filter((each) => !Object.keys(excused).some((excuse) => covers(excuse, each)))
        .map(
          (each) =>
            `${each}: the machine can, and the view has nothing enabled for it. Show a control, guard the transition, or say why in \`excused.withoutControl\`.`,
        ),
      ...Object.keys(excused)
        .filter((excuse) => exact && ![...lacking].some((each) => covers(excuse, each)))
        .map((each) => `${each}: is excused in \`withoutControl\`, and needs no excuse. Take it out.`),
    ],
  };
}

/** Whether `open, countryPicker.close` is said of `open.typing, countryPicker.close`. */
function covers(excuse: string, lacking: string): boolean {
  const [above, type] = excuse.split(', ');
  const [state = '', event] = lacking.split(', ');
  return type === event && (state === above || state.startsWith(`${above}.`));
}

type Driver = (event: object) => void;

function driverOf<M extends AnyStateMachine>(view: View<M>, type: string): Driver | null {
  const driver = (view.drivers as Readonly<Record<string, 'elsewhere' | Driver | undefined>>)[type];
  return typeof driver === 'function' ? driver : null;
}

/** Finds the control without touching it, then presses it while the machine hears nothing. */
async function tryOut<M extends AnyStateMachine>(
  view: View<M>,
  { actor }: Harness<M>,
  screen: Screen,
  event: EventObject,
  can: boolean,
): Promise<Press> {
  const drive = () => driverOf(view, event.type)?.(event);
  const control = controlOf(drive);
  if (control === null) return { event, can, control, told: [] };
  const told: EventObject[] = [];
  const ears: { send: (event: EventObject) => void } = actor as never;
  const { send } = ears;
  ears.send = (heard) => void told.push(heard);
  try {
    await screen.carryOut(drive);
  } finally {
    ears.send = send;
  }
  return { event, can, control, told };
}

/** What a driver would act on; null where it finds nothing. */
function controlOf(drive: () => void): Control | null {
  let deeds: ReturnType<typeof recordDriver>;
  try {
    deeds = recordDriver(drive);
  } catch {
    return null;
  }
  const deed = deeds.find(({ type }) => type === 'click' || type === 'change' || type === 'input') ?? deeds[0];
  // What is inert is there for nobody; jsdom would press it all the same.
  if (deed === undefined || deed.target.closest('[inert]') !== null) return null;
  const { target, type, value } = deed;
  const isTyped = type === 'change' || type === 'input';
  return {
    target,
    name: nameOf(target),
    kind: type === 'click' ? 'pressed' : isTyped ? 'typed into' : 'heard',
    enabled: !target.matches(DISABLED) && !(isTyped && (target as HTMLInputElement).readOnly),
    settled: isTyped ? (target as HTMLInputElement).value === value : target.matches(CURRENT),
  };
}

/** An event, whether the machine can, and whether view and stage say that a person can bring it about. */
export interface Asked {
  readonly event: EventObject;
  readonly can: boolean;
  readonly offered: boolean;
}

/**
 * What is wrong with the control of each event where none may be pressed; null where nothing is. It is enabled while the
 * machine can what it asks for, and not while it cannot anything that this control asks for.
 */
export function faultsUntouched<M extends AnyStateMachine>(
  view: View<M>,
  asked: readonly Asked[],
): readonly (string | null)[] {
  const found = asked.map((one) => {
    const drive = driverOf(view, one.event.type);
    return { ...one, drive, control: drive && controlOf(() => drive(one.event)) };
  });
  const useful = new Set(found.flatMap(({ can, control }) => (can && control !== null ? [control.target] : [])));
  return found.map(({ event, can, offered, drive, control }) => {
    const name = formatMove({ kind: 'event', event });
    if (control === null) return drive !== null && offered && can ? says.missing(name) : null;
    const { target, name: which, kind, enabled, settled } = control;
    if (can) return offered && !enabled ? says.disabled(name, which) : null;
    // What is not offered here has a driver that finds what is there for something else.
    const isIdle = offered && enabled && kind !== 'heard' && !settled && !useful.has(target);
    return isIdle ? says.enabled(name, which) : null;
  });
}

const says = {
  missing: (event: string) =>
    `${event} can happen and is offered, and its driver finds no control. Show one, mend the driver, or say in \`offers\` that there is none.`,
  disabled: (event: string, control: string) =>
    `${event} can happen, and ${control} is disabled. Enable it while the machine can.`,
  enabled: (event: string, control: string) =>
    `${event} cannot happen, and ${control} is enabled. Disable it while the machine cannot.`,
};

const DISABLED = ':disabled, [aria-disabled="true"]';
const CURRENT = [
  '[aria-current]:not([aria-current="false"])',
  '[aria-selected="true"]',
  '[aria-pressed="true"]',
  '[type="radio"]:checked',
  '[role="radio"][aria-checked="true"]',
].join();

/** `button "Log in"`. */
function nameOf(element: HTMLElement): string {
  const [label] = (element as HTMLInputElement).labels ?? [];
  const words = (element.ariaLabel ?? label?.textContent ?? element.textContent ?? '').trim();
  return `${element.getAttribute('role') ?? element.localName} "${words}"`;
}

/** What is wrong with a control, as a sentence that says what to do; null where nothing is. */
function faultOf({ event, can, control, told }: Press, snapshot: AnyMachineSnapshot, offered: boolean): string | null {
  const name = formatMove({ kind: 'event', event });
  const tells = told.some((each) => isDeepStrictEqual({ ...each }, { ...event }));
  if (control === null) {
    return offered && can ? says.missing(name) : null;
  }
  const { name: which, kind, enabled, settled } = control;
  if (can && offered) {
    if (!enabled) return says.disabled(name, which);
    if (!tells) {
      return `${name} can happen, and ${which} does not tell the machine. Make it tell, or say in \`offers\` when it does not.`;
    }
  }
  if (can && tells && !offered) {
    return `${name} comes from ${which}, and \`offers\` says that nobody can bring it about. Let \`offers\` say yes here.`;
  }
  if (kind === 'heard') return null;
  const heard = told.filter((each) => snapshot.can(each));
  if (!enabled && heard.length > 0) return `${which} is disabled, and pressing it is heard all the same. Hold it back.`;
  if (enabled && heard.length === 0 && !settled) {
    return says.enabled(name, which);
  }
  return null;
}
