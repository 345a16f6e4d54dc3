import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect } from 'vitest';
import { createActor } from 'xstate';
import { capsuleOf } from '../../../../src/console/core/capsule/capsule.ts';
import { replay, type Stands } from '../../../../src/console/core/capsule/replay.ts';
import { toVitest } from '../../../../src/console/core/capsule/toVitest.ts';
import { createRecorder } from '../../../../src/console/core/recorder.ts';
import { createSteppedClock } from '../../../model/kit/steppedClock.ts';
import { door, replayOptions } from './door.ts';

const folder = mkdtempSync(join(import.meta.dirname, '.written-'));
afterAll(() => rmSync(folder, { recursive: true }));

function recorded() {
  const clock = createSteppedClock();
  const recorder = createRecorder({ mask: (value) => value, maskEvent: (event) => event, now: clock.now });
  const actor = createActor(door, { id: 'door', clock, inspect: recorder.inspect }).start();
  actor.send({ type: 'door.push' });
  clock.advanceTo(1_200);
  actor.send({ type: 'door.push' });
  clock.advanceTo(2_500);
  actor.send({ type: 'door.lock' });
  return capsuleOf(recorder);
}

const capsule = recorded();
const end = replay(capsule, replayOptions).stands.at(-1) ?? {};

const written = (wanted: Stands, title: string): string =>
  toVitest(capsule, wanted, title, { capsule: '../../../../../src/console/core/capsule', options: '../door.ts' });

/** The tests of a file come with it when it is imported. */
async function run(name: string, text: string): Promise<void> {
  const file = join(folder, `${name}.ts`);
  writeFileSync(file, text);
  await import(/* @vite-ignore */ file);
}

describe('what was written', async () => {
  expect(end).toEqual({ door: { status: 'active', value: 'locked', context: { pushes: 2 } } });
  await run('once', written(end, 'is green'));
  await run('twice', written(end, 'is green again'));
  const elsewhere = { door: { status: 'active', value: 'open', context: { pushes: 2 } } };
  await run('wrong', written(elsewhere, 'is red where it ends elsewhere').replace('\nit(', '\nit.fails('));
  const other = { ...capsule, steps: capsule.steps.map((step) => ({ ...step, taken: [] })) };
  const text = toVitest(other, end, 'is red where it goes another way', {
    capsule: '../../../../../src/console/core/capsule',
    options: '../door.ts',
  });
  await run('other', text.replace('\nit(', '\nit.fails('));
});
