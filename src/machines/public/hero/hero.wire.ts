import { fromCallback } from 'xstate';
import { heroMachine } from './hero.machine.ts';

export interface HeroDeps {
  /** Calls back on every change of the address; returns the unsubscribe function. */
  readonly watchLocation: (moved: (path: string, query: string) => void) => () => void;
  /** Reports whether the device asks for reduced motion, now and after every change; returns the unsubscribe function. */
  readonly watchMotion: (changed: (isReduced: boolean) => void) => () => void;
}

export const wireHero = ({ watchLocation, watchMotion }: HeroDeps) =>
  heroMachine.provide({
    actors: {
      surroundings: fromCallback(({ sendBack }) => {
        const here = { path: '', isReduced: true };
        const tell = (change: Partial<typeof here>) => {
          const before = isTurning(here);
          Object.assign(here, change);
          if (isTurning(here) !== before) sendBack({ type: 'hero.allow', turning: isTurning(here) });
        };
        const leaveLocation = watchLocation((path) => tell({ path }));
        const leaveMotion = watchMotion((isReduced) => tell({ isReduced }));
        return () => {
          leaveMotion();
          leaveLocation();
        };
      }),
    },
  });

const isTurning = (here: { readonly path: string; readonly isReduced: boolean }): boolean =>
  here.path === '/' && !here.isReduced;
