import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { capsuleOf } from '../../../../src/console/core/capsule/capsule.ts';
import { replay } from '../../../../src/console/core/capsule/replay.ts';
import { toldIn } from '../../../../src/console/core/capsule/told.ts';
import { type End, endIn, toVitest } from '../../../../src/console/core/capsule/toVitest.ts';
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
const end = endIn(capsule, replay(capsule, replayOptions).stands.at(-1) ?? {});

const written = (wanted: End, title: string): string =>
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

it('tells between the steps what people did with the page and the console', () => {
  const when = { at: 1_200, step: 1 };
  const told = toldIn({
    inputs: [{ ...when, deed: 'type', target: null, value: 'two\nlines', isSecret: false, says: [] }],
    acts: [
      { ...when, after: 0, kind: 'time', ms: 1_000 },
      { ...when, after: 1, kind: 'fault', call: 'door.open', scope: 'next', fault: { kind: 'hold' } },
    ],
  });
  const text = toVitest(capsule, end, 'tells', { capsule: '.', options: '.' }, told);
  const steps = /steps: \[\n(.*?)\n {2}\],/s
    .exec(text)?.[1]
    ?.split('\n')
    .map((line) => line.trim().replace(/^\{.*/, 'a step'));
  expect(steps).toEqual([
    ...['a step', 'a step', '// Time: jumped by 1 s', '// Typed “two lines” into the page'],
    ...['// Network: the next reply of door.open is held', 'a step', 'a step'],
  ]);
});
