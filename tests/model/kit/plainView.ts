import { type AnyActor, type AnyMachineSnapshot, assign, fromPromise, setup } from 'xstate';
import type { Flow } from './flow.ts';
import { done, fails } from './outcome.ts';
import type { View } from './view.ts';

/** A door that turns for a while and may get stuck; while it is shut it can be given a name. */
const doorMachine = setup({
  types: {
    context: {} as { readonly name: string },
    events: {} as
      | { readonly type: 'door.open' | 'door.shut' | 'door.kick' | 'door.leave' }
      | { readonly type: 'door.name'; readonly name: string },
  },
  actors: { turn: fromPromise<void>(() => Promise.resolve()) },
}).createMachine({
  id: 'door',
  context: { name: '' },
  initial: 'shut',
  states: {
    shut: { on: { 'door.open': 'opening', 'door.name': { actions: assign({ name: ({ event }) => event.name }) } } },
    opening: { on: { 'door.kick': 'stuck' }, invoke: { id: 'turn', src: 'turn', onDone: 'open', onError: 'stuck' } },
    open: { on: { 'door.shut': 'shut', 'door.leave': 'left' } },
    stuck: { on: { 'door.open': 'opening' } },
    left: { type: 'final' },
  },
});

export const doorFlow: Flow<typeof doorMachine> = {
  machine: () => doorMachine,
  inputs: [undefined],
  cases: { 'door.open': [{}], 'door.shut': [{}], 'door.kick': [{}], 'door.leave': [{}], 'door.name': [{ name: 'in' }] },
  outcomes: { turn: [done(undefined), fails(new Error('rust'))] },
  invariants: {},
  expectations: { shut: () => {}, opening: () => {}, open: () => {}, stuck: () => {}, left: () => {} },
};

/** What a door shows in each state: `data-tells` is the event that a press or a change sends. */
export const doorLooks = {
  shut: '<button data-tells="door.open">Open</button><label>Name<input data-tells="door.name"></label>',
  opening: '<button aria-disabled="true" aria-busy="true">Opening</button>',
  open: '<button data-tells="door.shut">Shut</button><button data-tells="door.leave">Leave</button>',
  stuck: '<p role="alert">It is stuck.</p><button data-tells="door.open">Open again</button>',
  left: '',
};

/** A view of the door without a framework; `looks` and `more` are what is different about it. */
export function doorView(
  looks: Partial<typeof doorLooks> = {},
  more: Partial<View<typeof doorMachine>> = {},
): View<typeof doorMachine> {
  const all: Readonly<Record<string, string>> = { ...doorLooks, ...looks };
  return {
    open: (actor) => onScreen(actor, ({ value, context }) => drawn(all[String(value)] ?? '', context.name)),
    drivers: {
      'door.open': () => press('Open'),
      'door.shut': () => press('Shut'),
      'door.kick': 'elsewhere',
      'door.leave': () => press('Leave'),
      'door.name': ({ name }) => {
        const field = theOne('input, select') as HTMLInputElement | HTMLSelectElement;
        field.value = name;
        field.dispatchEvent(new Event('change', { bubbles: true }));
      },
    },
    offers: { 'door.name': (snapshot) => snapshot.matches('shut') },
    expectations: { shut: () => {}, opening: () => {}, open: () => {}, stuck: () => {}, left: () => {} },
    ...more,
  };
}

const drawn = (look: string, name: string): string => look.replace('<input ', `<input value="${name}" `);

const press = (words: string): void => theOne('button', words).click();

function theOne(selector: string, words = ''): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find(({ textContent }) =>
    textContent?.startsWith(words),
  );
  if (found === undefined) throw new Error(`no ${selector} ${words}`);
  return found;
}

function onScreen(actor: AnyActor, look: (snapshot: AnyMachineSnapshot) => string) {
  const draw = () => {
    document.body.innerHTML = look(actor.getSnapshot());
  };
  const tell = ({ target }: Event) => {
    const { dataset, value } = target as HTMLInputElement;
    if (dataset.tells === undefined) return;
    actor.send({ type: dataset.tells, ...(target instanceof HTMLInputElement ? { name: value } : {}) });
    draw();
  };
  const { unsubscribe } = actor.subscribe(draw);
  for (const type of ['click', 'change']) document.body.addEventListener(type, tell);
  draw();
  return {
    carryOut: async (move: () => void) => move(),
    close: () => {
      unsubscribe();
      for (const type of ['click', 'change']) document.body.removeEventListener(type, tell);
      document.body.innerHTML = '';
    },
  };
}

type Row = readonly [title: string, run: () => void | Promise<void>];

/** What the row of this title says: null where it passes. */
export async function saidBy(rows: readonly Row[], title: string): Promise<string | null> {
  const [, run] = rows.find(([name]) => name.startsWith(title)) ?? [];
  if (run === undefined) throw new Error(`no row ${title}`);
  try {
    await run();
    return null;
  } catch (error) {
    const { cause, message } = error as Error;
    return message.startsWith('can be said only') && cause instanceof Error ? cause.message : message;
  }
}
