import type { AnyStateMachine } from 'xstate';
import { machinesBelow } from '../console/core/capsule/fits.ts';
import type { ReplayOptions } from '../console/core/capsule/replay.ts';
import { wireDesk } from '../machines/desk/desk.wire.ts';
import { nothing, nowhere, readable } from './nowhere.ts';

const desk = () => wireDesk({ ...nowhere, tokens: { read: () => null, keep: nothing, forget: nothing } });

/** The operator's desk as the console replays it: all of it, plugged into nothing. */
export const replayOptions: ReplayOptions = { machine: desk, ...readable };

/** Every machine that the desk can run, to judge whether a capsule fits. */
export const deskMachines = (): readonly AnyStateMachine[] => machinesBelow(desk());
