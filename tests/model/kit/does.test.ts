import { describe, expect, it } from 'vitest';
import { answersOf, doneAtEndOf } from './does.ts';
import { boxFlow, parcelFlow } from './mutation/smallFlows.ts';
import { readWalk } from './writtenWalk.ts';

const doneBy = (walk: string) => doneAtEndOf(parcelFlow, readWalk(parcelFlow, walk));

describe('all that a transition does', () => {
  it.each([
    ['start', {}],
    ['start, parcel.order', { calls: { deliver: { tries: 1 } }, sets: { tries: 1 } }],
    ['start, parcel.order, tick', {}],
    ['start, parcel.order, deliver error', { calls: { deliver: { tries: 2 } }, sets: { tries: 2 } }],
    ['start, parcel.order, deliver error, deliver error', { tells: [{ type: 'parcel.lost' }], ends: 2 }],
    ['start, parcel.order, deliver done', { effects: [{ did: 'ring', params: undefined }], ends: 1 }],
  ])('%s', (walk, does) => expect(doneBy(walk)).toEqual(does));

  it('holds nothing where the data stays the same', () => {
    expect(doneAtEndOf(boxFlow, readWalk(boxFlow, 'start, put 1'))).toEqual({});
    expect(doneAtEndOf(boxFlow, readWalk(boxFlow, 'start, put 2'))).toEqual({ sets: { holds: 2 } });
  });

  it('carries on what an actor has given, and says where it gives nothing', () => {
    expect(answersOf(parcelFlow)('deliver' as never)).toBe('at the door');
    expect(() => answersOf(parcelFlow)('deliver' as never, 1)).toThrow('deliver has no answer 1');
  });
});
