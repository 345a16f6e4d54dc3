// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { applyMove, begin, type Move } from '../../../../src/inspection/step/move.ts';
import { flowMachine } from '../flowMachine.ts';
import { fails } from '../outcome.ts';
import { doorFlow, doorLooks, doorView } from '../plainView.ts';
import { controlsInBrowser } from './controlsInBrowser.ts';
import type { BrowserStage } from './stage.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

const machine = flowMachine(doorFlow);
const shut = begin(machine, undefined).to;
const go = (move: Move, from = shut) => applyMove(machine, from, move).to;
const opening = go({ kind: 'event', event: { type: 'door.open' } });
const stuck = go({ kind: 'outcome', actor: 'turn', outcome: fails('rust') }, opening);

/** What is said of a page that shows this, one look after the other. */
function said(...looks: readonly (readonly [here: typeof shut, shown: string])[]) {
  const stage: Partial<BrowserStage> = { handle: 'shop', openings: [] };
  const controls = controlsInBrowser(doorFlow, doorView(), stage as BrowserStage);
  for (const [here, shown] of looks) {
    document.body.innerHTML = shown;
    controls.look(here);
  }
  return controls.faults();
}

describe('the controls of a page', () => {
  it('are right where each is enabled exactly while the machine can', () => {
    expect(said([shut, doorLooks.shut], [opening, doorLooks.opening], [stuck, doorLooks.stuck])).toEqual([]);
  });

  it('are wrong where one is disabled while the machine can', () => {
    expect(said([stuck, '<button aria-disabled="true">Open again</button>'])).toEqual([
      'stuck, in the browser: door.open can happen, and button "Open again" is disabled. Enable it while the machine can.',
    ]);
  });

  it('are wrong where one is missing while the machine can', () => {
    expect(said([stuck, '<p role="alert">It is stuck.</p>'])).toEqual([
      'stuck, in the browser: door.open can happen and is offered, and its driver finds no control. Show one, mend the driver, or say in `offers` that there is none.',
    ]);
  });

  it('are wrong where one is enabled while the machine cannot', () => {
    expect(said([opening, '<button>Opening</button>'])).toEqual([
      'opening, in the browser: door.open cannot happen, and button "Opening" is enabled. Disable it while the machine cannot.',
    ]);
  });

  it('may be for something else where the view does not offer an event', () => {
    const named = '<p role="alert">It is stuck.</p><button>Open again</button><label>Name<input></label>';
    expect(said([stuck, named])).toEqual([]);
  });

  it('may be busy by themselves, if they are right at another time', () => {
    const busy = '<button disabled>Open again</button>';
    expect(said([stuck, busy], [stuck, doorLooks.stuck], [stuck, busy])).toEqual([]);
    expect(said([stuck, busy], [stuck, busy])).toHaveLength(1);
  });
});
