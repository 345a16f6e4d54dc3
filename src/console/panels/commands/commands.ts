import type { Console } from '../../core/console.ts';
import type { Settings } from '../../core/settings.ts';

/** Something that the console can do, by its name. */
export interface Command {
  readonly name: string;
  /** The key as a keyboard event tells it, with `Ctrl` before it where that is held; null where there is none. */
  readonly key: string | null;
  /** Why it does nothing now; null where it does something. */
  readonly off: string | null;
  /** Is given the console's element. */
  readonly run: (root: Element) => void;
}

/** What commands are done to. */
export interface Reach {
  readonly core: Console;
  readonly settings: Settings;
  readonly onSettings: (change: Partial<Settings>) => void;
  readonly chosenEntry: number | null;
  /** Shows the screens as they were right after an entry. */
  readonly look: (seq: number) => void;
  readonly live: () => void;
  readonly tabs: readonly string[];
  readonly sides: readonly string[];
  /** Brings a panel up, by its name. */
  readonly show: (panel: string) => void;
  readonly list: (what: 'commands' | 'keys', root: Element) => void;
}

const JUMPS = [
  ['1 s', 1_000],
  ['10 s', 10_000],
  ['1 min', 60_000],
  ['1 h', 3_600_000],
  ['24 h', 86_400_000],
] as const;

/** The other side for the dock, and how large it is there, px. */
export const otherSide = (side: Settings['side']): Pick<Settings, 'side' | 'size'> =>
  side === 'bottom' ? { side: 'right', size: 560 } : { side: 'bottom', size: 460 };

/** All that can be done wherever one is in the console; what its controls do beside that is `commandsOnScreen`. */
export function commandsOf(reach: Reach): readonly Command[] {
  const { core, settings, onSettings, chosenEntry, look, live, show, list } = reach;
  const { gate, clock, recorder } = core;
  const does = (name: string, key: string | null, run: Command['run'], off: string | null = null): Command => ({
    ...{ name, key, run, off },
  });
  const isPaused = core.isPaused();
  return [
    does(isPaused ? 'Run' : 'Pause', 'F8', () => (core.isPaused() ? core.run() : core.pause())),
    does('Step', 'F10', () => void gate.step(), gate.held().length === 0 ? 'nothing is held' : null),
    does('Next timer', 'j', () => void core.nextTimer(), clock.timers().length === 0 ? 'no timer is set' : null),
    ...JUMPS.map(([name, ms]) => does(`Jump by ${name}`, null, () => core.jump(ms))),
    ...[0.1, 1, 10, 60].map((speed) => does(`Run at ${speed}×`, null, () => core.run(speed))),
    does('Look back one', 'ArrowLeft', () => look(Math.max(1, (chosenEntry ?? recorder.total + 1) - 1))),
    does('Look forward one', 'ArrowRight', () => look(Math.min(recorder.total, (chosenEntry ?? 0) + 1))),
    does('Back to live', 'End', live),
    does('Send form', 'e', (root) => {
      show('Send');
      requestAnimationFrame(() => root.querySelector<HTMLElement>('.send select')?.focus());
    }),
    does('Why not', 'w', () => show('Why not')),
    ...[...reach.tabs, ...reach.sides]
      .filter((name) => name !== 'Why not' && name !== 'Send')
      .map((name) => does(`Show ${name}`, null, () => show(name))),
    does('Light or dark', null, () => onSettings({ theme: settings.theme === 'dark' ? 'light' : 'dark' })),
    does('Commands', 'Ctrl k', (root) => list('commands', root)),
    does('Keys', '?', (root) => list('keys', root)),
    does('Close the console', 'Ctrl .', () => onSettings({ isOpen: false })),
  ];
}

/** What the controls on screen do that have a key of their own; those that need something chosen first say so. */
export function commandsOnScreen(root: Element): readonly Command[] {
  const controls = [...root.querySelectorAll<HTMLElement>('[data-key]')].filter(
    (one) => one.checkVisibility?.() ?? true,
  );
  const found = controls.map((control): Command => {
    const key = control.dataset.key ?? null;
    const name = nameOf(control);
    return {
      ...{ key, off: null, run: () => press(control) },
      name: key !== null && /^\d$/.test(key) && key !== '0' ? `Send ${name}` : name,
    };
  });
  const missing = NEEDED.filter(({ key }) => !found.some((one) => one.key === key));
  return [...found, ...missing.map(({ name, key, off }): Command => ({ name, key, off, run: () => {} }))];
}

const NEEDED = [
  { name: 'Take me there', key: 'g', off: 'choose a state on the chart first' },
  { name: 'Stop here', key: 'b', off: 'choose a state on the chart first' },
  { name: 'Filter the log', key: '/', off: 'show the log first' },
] as const;

/** Presses a control, or goes there where somebody is to write. */
export const press = (control: HTMLElement): void => (control.matches('input') ? control.focus() : control.click());

function nameOf(control: HTMLElement): string {
  const label = control.getAttribute('aria-label') ?? (control as HTMLInputElement).labels?.[0]?.textContent;
  if (label) return label.trim();
  const copy = control.cloneNode(true) as HTMLElement;
  for (const part of copy.querySelectorAll('kbd, [aria-hidden=true]')) part.remove();
  return (copy.textContent ?? '').trim();
}

/** A key as it stands on the keyboard: `J`, `Ctrl K`, `←`. */
export const keyLabel = (key: string): string =>
  ({ ArrowLeft: '←', ArrowRight: '→' })[key] ?? key.replace(/(^| )([a-z])$/, (all) => all.toUpperCase());
