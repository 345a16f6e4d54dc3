import type { AnyStateMachine } from 'xstate';
import { machinesBelow } from '../console/core/capsule/fits.ts';
import type { ReplayOptions } from '../console/core/capsule/replay.ts';
import { wireDesk } from '../machines/desk/desk/desk.wire.ts';
import { noop, readable, replayDeps } from './replayDeps.ts';

const desk = (siteNow: () => number) =>
  wireDesk({ ...replayDeps, siteNow, tokens: { read: () => null, keep: noop, forget: noop } });

/** The operator's desk as the console replays it: all of it, plugged into nothing. */
export const replayOptions: ReplayOptions = { machine: desk, ...readable };

/** Every machine that the desk can run, to judge whether a capsule fits. */
export const deskMachines = (): readonly AnyStateMachine[] => machinesBelow(desk(Date.now));
