import * as fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import { createGate } from '../../../src/console/core/gate.ts';
import { createVirtualClock } from '../../../src/inspection/virtualClock.ts';
import { createGossip, type Outside, outside, standing } from './gossip.ts';

// XState warns of every event that comes for an actor that has stopped; here many do.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));

type Steering = 'close' | 'open' | 'step' | 'watch' | 'watch no more';

const script = fc.array(
  fc.oneof(
    fc.record({ happens: outside }),
    fc.record({ steer: fc.constantFrom<Steering>('close', 'open', 'step', 'step', 'watch', 'watch no more') }),
  ),
  { maxLength: 25, size: 'max' },
);

type Script = readonly ({ readonly happens: Outside } | { readonly steer: Steering })[];

async function run(steps: Script, gated: boolean): Promise<unknown> {
  const clock = createVirtualClock();
  clock.pause();
  const { root, heard, happen } = createGossip(clock);
  const before = Reflect.get(root.system, '_relay');
  const gate = createGate(root.system, { clock, onError: (error) => expect.unreachable(String(error)) });
  if (gated && steps.length % 2 === 1) gate.watch(() => false);
  root.start();
  let asked = 0;
  const steer: Record<Steering, () => void> = {
    close: gate.close,
    open: gate.open,
    step: gate.step,
    watch: () => gate.watch(({ kind }) => kind === 'user' && ++asked % 3 === 0),
    'watch no more': () => gate.watch(null),
  };
  for (const step of steps) {
    if ('steer' in step) {
      if (gated) steer[step.steer]();
      continue;
    }
    // What the world does depends on what was delivered before; what people do does not.
    const through = () => {
      while (gate.held().length > 0) gate.step();
    };
    if (step.happens.from === 'promise' || step.happens.from === 'clock') through();
    await happen(step.happens, through);
  }
  gate.remove();
  expect(gate.held()).toEqual([]);
  expect(Reflect.get(root.system, '_relay')).toBe(before);
  return { heard, standing: standing(root) };
}

it('changes nothing but the moment: every actor does the same and ends the same, however it was closed, stepped and run', async () => {
  let acts = 0;
  await fc.assert(
    fc.asyncProperty(script, async (steps) => {
      const free = (await run(steps, false)) as { heard: ReadonlyMap<string, readonly string[]> };
      expect(await run(steps, true)).toEqual(free);
      acts += [...free.heard.values()].flat().length;
    }),
    { numRuns: 400 },
  );
  expect(acts).toBeGreaterThan(5000);
});
