import type { Console } from '../../core/console.ts';
import type { Settings } from '../../core/settings.ts';
import { goToStop, type NextStop } from '../../core/upcoming.ts';

/** A named command of the console. */
export interface Command {
  readonly name: string;
  /** Key of the keyboard event, with prefix `Ctrl`; null if none. */
  readonly key: string | null;
  /** Why it is disabled; null if enabled. */
  readonly off: string | null;
  /** Receives the console's element. */
  readonly run: (root: Element) => void;
}

/** Dependencies of the commands. */
export interface Reach {
  readonly core: Console;
  readonly settings: Settings;
  readonly onSettings: (change: Partial<Settings>) => void;
  readonly chosenEntry: number | null;
  /** Shows the screens as of an entry. */
  readonly look: (seq: number) => void;
  readonly live: () => void;
  /** Where `Next timer` leads; null if none is running. */
  readonly stop: NextStop | null;
  readonly tabs: readonly string[];
  readonly sides: readonly string[];
  /** Shows a panel by name. */
  readonly show: (panel: string) => void;
  readonly marks: { readonly report: () => void; readonly bookmark: () => void; readonly point: () => void };
  readonly list: (what: 'commands' | 'keys', root: Element) => void;
  readonly startTour: () => void;
}

const JUMPS = [
  ['1 s', 1_000],
  ['10 s', 10_000],
  ['1 min', 60_000],
  ['1 h', 3_600_000],
  ['24 h', 86_400_000],
] as const;

/** The opposite dock side, and its default size, px. */
export const otherSide = (side: Settings['side']): Pick<Settings, 'side' | 'size'> =>
  side === 'bottom' ? { side: 'right', size: 620 } : { side: 'bottom', size: 560 };

/** Commands available everywhere; `commandsOnScreen` adds those of visible controls. */
export function commandsOf(reach: Reach): readonly Command[] {
  const { core, settings, onSettings, chosenEntry, look, live, show, list, stop, marks } = reach;
  const { gate, recorder } = core;
  const does = (name: string, key: string | null, run: Command['run'], off: string | null = null): Command => ({
    name,
    key,
    run,
    off,
  });
  const isPaused = core.isPaused();
  const inThePast = core.looking() === null ? null : 'go back to live first';
  return [
    does(isPaused ? 'Run' : 'Pause', 'F8', () => (core.isPaused() ? core.run() : core.pause())),
    does('Step', 'F10', () => void gate.step(), inThePast ?? (gate.held().length === 0 ? 'no held events' : null)),
    does(
      'Next timer',
      'j',
      () => stop && goToStop(core, stop),
      inThePast ?? (stop === null ? 'no timers running' : null),
    ),
    ...JUMPS.map(([name, ms]) => does(`Jump by ${name}`, null, () => core.jump(ms), inThePast)),
    ...[0.1, 1, 10, 60].map((speed) => does(`Run at ${speed}×`, null, () => core.run(speed))),
    does('One step back', 'ArrowLeft', () => look(Math.max(1, (chosenEntry ?? recorder.total + 1) - 1))),
    does('One step forward', 'ArrowRight', () => look(Math.min(recorder.total, (chosenEntry ?? 0) + 1))),
    does('Back to live', 'End', live),
    does('Send form', 'e', (root) => {
      show('Send');
      requestAnimationFrame(() => root.querySelector<HTMLElement>('.send select')?.focus());
    }),
    does('Why not', 'w', () => show('Why not')),
    does('Report a bug', 'r', marks.report),
    does('Bookmark this moment', 'm', marks.bookmark),
    does('Changes between two moments', 'x', () => show('Changes')),
    does('Check something on the page', 'c', marks.point),
    ...[...reach.tabs, ...reach.sides]
      .filter((name) => name !== 'Why not' && name !== 'Send' && name !== 'Changes')
      .map((name) => does(`Show ${name}`, null, () => show(name))),
    does('Toggle machinery', null, () => onSettings({ hidesMachinery: !settings.hidesMachinery })),
    does('Toggle theme', null, () => onSettings({ theme: settings.theme === 'dark' ? 'light' : 'dark' })),
    does('Tour', null, reach.startTour),
    does('Commands', 'Ctrl k', (root) => list('commands', root)),
    does('Keys', '?', (root) => list('keys', root)),
    does('Close console', 'Ctrl .', () => onSettings({ isOpen: false })),
  ];
}

/** Commands of visible controls with a key; those that need a selection say so. */
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
  { name: 'Take me there', key: 'g', off: 'select a state on the chart first' },
  { name: 'Add breakpoint', key: 'b', off: 'select a state on the chart first' },
  { name: 'Filter the log', key: '/', off: 'show the log first' },
] as const;

/** Clicks a control, or focuses an input. */
export const press = (control: HTMLElement): void => (control.matches('input') ? control.focus() : control.click());

function nameOf(control: HTMLElement): string {
  const label = control.getAttribute('aria-label') ?? (control as HTMLInputElement).labels?.[0]?.textContent;
  if (label) return label.trim();
  const copy = control.cloneNode(true) as HTMLElement;
  for (const part of copy.querySelectorAll('kbd, [aria-hidden=true]')) part.remove();
  return (copy.textContent ?? '').trim();
}

/** Key as printed on the keyboard: `J`, `Ctrl K`, `←`. */
export const keyLabel = (key: string): string =>
  ({ ArrowLeft: '←', ArrowRight: '→' })[key] ?? key.replace(/(^| )([a-z])$/, (all) => all.toUpperCase());
