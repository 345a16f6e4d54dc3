import { type AnyStateMachine, createMachine } from 'xstate';

type Config = Readonly<Record<string, unknown>>;

/** More states than this cannot be read as a drawing. */
const MOST_STATES = 500;

/**
 * A machine as plain data: what can be drawn of its configuration and nothing else. Functions are their names; contexts,
 * inputs and parameters are left out.
 */
export const definitionOf = (config: unknown): Config => stateIn(config, { left: MOST_STATES });

/**
 * A machine to be drawn, from the definition that an application has sent as JSON. Its guards and actions have names and
 * nothing behind them. Throws where it is no machine, or too large a one.
 */
export function machineFrom(definition: string): AnyStateMachine {
  const config = definitionOf(JSON.parse(definition));
  return createMachine(config as never) as AnyStateMachine;
}

/** How many parts of a definition were cut because they lay too deep for the protocol. */
export const cutIn = (definition: string): number => [...definition.matchAll(/"\[(Array|Object|Circular)\]"/g)].length;

/** Whether a definition is one of a machine: the protocol sends no more than an id for anything else. */
export const hasStates = (definition: string): boolean =>
  /"(states|on|initial|invoke|always|after)"\s*:/.test(definition);

function stateIn(config: unknown, room: { left: number }): Config {
  if (!isConfig(config)) return {};
  room.left -= 1;
  if (room.left < 0) throw new Error(`it has more than ${MOST_STATES} states`);
  return present({
    id: textIn(config.id),
    type: textIn(config.type),
    initial: textIn(isConfig(config.initial) ? config.initial.target : config.initial),
    history: config.history === true ? true : textIn(config.history),
    target: textIn(config.target),
    description: textIn(config.description),
    tags: listIn(config.tags).flatMap((tag) => textIn(tag) ?? []),
    entry: listIn(config.entry).map(nameIn),
    exit: listIn(config.exit).map(nameIn),
    on: eachIn(config.on, waysIn),
    after: eachIn(config.after, waysIn),
    always: config.always === undefined ? undefined : waysIn(config.always),
    onDone: config.onDone === undefined ? undefined : waysIn(config.onDone),
    invoke: listIn(config.invoke).filter(isConfig).map(invokeIn),
    states: eachIn(config.states, (state) => stateIn(state, room)),
  });
}

const invokeIn = ({ id, src, onDone, onError, onSnapshot }: Config): Config =>
  present({
    id: textIn(id),
    src: nameIn(src).type,
    onDone: onDone === undefined ? undefined : waysIn(onDone),
    onError: onError === undefined ? undefined : waysIn(onError),
    onSnapshot: onSnapshot === undefined ? undefined : waysIn(onSnapshot),
  });

const waysIn = (ways: unknown): readonly Config[] =>
  listIn(ways)
    .filter((way) => !isCut(way))
    .map(wayIn);

/** What the protocol leaves of what lies too deep for it. */
const isCut = (value: unknown): boolean =>
  typeof value === 'string' && /^\[(Array|Object|object|Circular)\]?/.test(value);

function wayIn(way: unknown): Config {
  if (typeof way === 'string') return { target: way };
  if (!isConfig(way)) return {};
  const targets = listIn(way.target).flatMap((target) => textIn(target) ?? []);
  return present({
    target: targets.length === 0 ? undefined : targets,
    guard: way.guard === undefined ? undefined : nameIn(way.guard),
    actions: listIn(way.actions).map(nameIn),
    description: textIn(way.description),
    reenter: way.reenter === true ? true : undefined,
  });
}

/** What is called by a name: as it stands, as `{ type }`, or as the function that it still is here. */
function nameIn(called: unknown): { readonly type: string } {
  if (typeof called === 'string') return { type: called };
  if (typeof called === 'function') return { type: called.name || 'without a name' };
  return { type: (isConfig(called) && textIn(called.type)) || 'without a name' };
}

const isConfig = (value: unknown): value is Config =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' && !isCut(value) ? value : undefined;

const listIn = (value: unknown): readonly unknown[] =>
  value === undefined || value === null || isCut(value) ? [] : Array.isArray(value) ? value : [value];

const eachIn = <T>(value: unknown, make: (part: unknown) => T): Readonly<Record<string, T>> | undefined =>
  isConfig(value) ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, make(part)])) : undefined;

const present = (config: Config): Config =>
  Object.fromEntries(
    Object.entries(config).filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0)),
  );
