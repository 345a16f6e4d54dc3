import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { capsuleOf } from '../../../../src/console/core/capsule/capsule.ts';
import { checkCompatibility, machinesBelow } from '../../../../src/console/core/capsule/fits.ts';
import { record } from './recordings.ts';

const shelf = createMachine({ id: 'shelf' });
const door = createMachine({
  id: 'door',
  invoke: { src: 'shelf', id: 'shelf' },
  initial: 'shut',
  states: { shut: { on: { 'door.push': 'open', 'door.code': {} } }, open: { on: { 'door.pull': 'shut' } } },
}).provide({ actors: { shelf } });

function recorded(code?: string) {
  const { recorder, actor } = record(door);
  if (code !== undefined) actor.send({ type: 'door.code', password: code });
  actor.send({ type: 'door.push' });
  actor.send({ type: 'door.pull' });
  return capsuleOf(recorder);
}

describe('a capsule', () => {
  it('fits the machines that it was made with', () => {
    expect(checkCompatibility(recorded(), machinesBelow(door))).toEqual({ kind: 'compatible', because: [] });
  });

  it('is risky where what was taken is still there, but not all that was', () => {
    const wider = createMachine({
      ...door.config,
      states: { ...door.config.states, gone: {} },
    } as typeof door.config);
    expect(checkCompatibility(recorded(), [wider, shelf])).toEqual({
      kind: 'risky',
      because: ['Machine door has changed, but every recorded transition still exists.'],
    });
  });

  it('is risky where something was masked', () => {
    expect(checkCompatibility(recorded('1234'), machinesBelow(door))).toEqual({
      kind: 'risky',
      because: ['The payload of door.code was masked: a guard that reads it may decide differently.'],
    });
  });

  it('is incompatible where a machine or a transition is gone', () => {
    const narrower = createMachine({
      id: 'door',
      initial: 'shut',
      states: { shut: { on: { 'door.push': 'open' } }, open: {} },
    });
    expect(checkCompatibility(recorded(), [narrower])).toEqual({
      kind: 'incompatible',
      because: ['Machine shelf no longer exists.', 'door.open no longer has a transition for door.pull.'],
    });
  });
});
