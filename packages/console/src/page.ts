import type { Steer, SteerOptions } from '../../steer/src/public.ts';
import { createDock } from './dock.ts';

type Given = Readonly<Record<string, unknown>> | undefined;

declare global {
  /** What XState is asked for options by, for each actor that is created; see `hook.ts`. */
  var statehouseOptions: ((logic: object, options: Given) => Given) | undefined;
}

interface PageOptions extends Pick<SteerOptions, 'name' | 'secrets'> {
  readonly console: string;
  readonly everyRoot: boolean;
}

/** Puts the console into the page of an application in development. */
export function openInPage(steer: Steer, { everyRoot, ...options }: PageOptions): void {
  const steering = steer({ ...options, where: 'none' });
  if (everyRoot) {
    globalThis.statehouseOptions = (logic, given) =>
      isSteerable(logic, given) ? { clock: steering.clock, ...given, inspect: steering.inspect } : given;
  }
  const dock = createDock(options.console, steering.open);
  if (document.body === null) addEventListener('DOMContentLoaded', () => document.body.append(dock));
  else document.body.append(dock);
}

/** A machine at the root of a system that nobody inspects yet: what it invokes and spawns comes with it. */
const isSteerable = (logic: object, given: Given): boolean =>
  'root' in logic && given?.parent === undefined && given?.inspect === undefined;
