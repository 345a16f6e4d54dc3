import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { capsuleOf } from '../../../../src/console/core/capsule/capsule.ts';
import { machinesBelow, verdictOn } from '../../../../src/console/core/capsule/fits.ts';
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
    expect(verdictOn(recorded(), machinesBelow(door))).toEqual({ kind: 'fits', because: [] });
  });

  it('is risky where what was taken is still there, but not all that was', () => {
    const wider = createMachine({
      ...door.config,
      states: { ...door.config.states, gone: {} },
    } as typeof door.config);
    expect(verdictOn(recorded(), [wider, shelf])).toEqual({
      kind: 'risky',
      because: ['The machine door has changed, but every transition that was taken is still there.'],
    });
  });

  it('is risky where something was masked', () => {
    expect(verdictOn(recorded('1234'), machinesBelow(door))).toEqual({
      kind: 'risky',
      because: ['What door.code carried was masked: a guard that asks for it may say otherwise.'],
    });
  });

  it('is impossible where a machine or a transition is gone', () => {
    const narrower = createMachine({
      id: 'door',
      initial: 'shut',
      states: { shut: { on: { 'door.push': 'open' } }, open: {} },
    });
    expect(verdictOn(recorded(), [narrower])).toEqual({
      kind: 'impossible',
      because: ['There is no machine shelf any more.', 'door.open had a transition for door.pull, and has it no more.'],
    });
  });
});
