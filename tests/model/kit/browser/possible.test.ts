import { expect, it } from 'vitest';
import { type AnyStateMachine, setup } from 'xstate';
import { begin } from '../../../../src/inspection/step/move.ts';
import { idleLogic } from '../../../../src/inspection/step/pureStep.ts';
import type { View } from '../view.ts';
import { isPossible } from './possible.ts';
import type { BrowserStage, Steering } from './stage.ts';

/** Waits for the post, at most until noon. */
const doorstep = setup({ actors: { post: idleLogic }, delays: { untilNoon: 1_000 } }).createMachine({
  initial: 'waiting',
  states: {
    waiting: { invoke: { id: 'post', src: 'post', onDone: 'read' }, after: { untilNoon: 'missed' } },
    read: {},
    missed: {},
  },
});

const view = { drivers: {} } as View<AnyStateMachine>;

const stageWith = (isEnding?: Steering['isEnding']): BrowserStage => {
  const nothing = async () => {};
  const post: Steering = {
    hold: nothing,
    can: () => true,
    end: nothing,
    letGo: nothing,
    ...(isEnding && { isEnding }),
  };
  return { handle: 'street', scope: { selector: 'main' }, openings: [], steering: { post } };
};

it('lets time pass only while what runs is held, or was never held', () => {
  const { to: here } = begin(doorstep, undefined, 0);
  const stages = [stageWith(() => true), stageWith(() => false), stageWith(), { ...stageWith(), steering: {} }];
  expect(stages.map((stage) => isPossible(view, stage, here, { kind: 'tick' }))).toEqual([false, true, true, true]);
});

it('lets no time pass where no timer is set', () => {
  const { to: here } = begin(doorstep, undefined, 0);
  expect(isPossible(view, stageWith(), { ...here, timers: [] }, { kind: 'tick' })).toBe(false);
});
