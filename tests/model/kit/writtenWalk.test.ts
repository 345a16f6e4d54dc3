import { describe, expect, it } from 'vitest';
import { altered, parcelFlow } from './mutation/smallFlows.ts';
import { readWalk } from './writtenWalk.ts';

describe('a written walk', () => {
  const twice = altered(parcelFlow, {
    cases: { 'parcel.order': [{ size: 1 }, { size: 2 }], 'parcel.refuse': [{}] },
  });

  it('goes move by move, and counts where there are several of a name', () => {
    const { steps } = readWalk(twice, 'start, parcel.order 2, tick, deliver error, parcel.refuse');
    expect(steps.map(({ move, to }) => [move, to.snapshot.value])).toEqual([
      [{ kind: 'event', event: { type: 'parcel.order', size: 2 } }, { underWay: 'early' }],
      [{ kind: 'tick' }, { underWay: 'late' }],
      [
        { kind: 'outcome', actor: 'deliver', outcome: { kind: 'error', error: new Error('lost') } },
        { underWay: 'early' },
      ],
      [{ kind: 'event', event: { type: 'parcel.refuse' } }, 'refused'],
    ]);
  });

  it.each([
    ['begin, tick', 'parcel has no such start: begin'],
    ['start, parcel.order', 'parcel: nothing that can happen is called parcel.order, in: start, parcel.order'],
    ['start, deliver done', 'parcel: nothing that can happen is called deliver done, in: start, deliver done'],
  ])('is refused where the machine cannot go: %s', (written, why) => {
    expect(() => readWalk(twice, written)).toThrow(why);
  });
});
