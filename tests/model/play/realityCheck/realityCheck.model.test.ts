import { describe, it } from 'vitest';
import { modelTests } from '../../kit/modelTests.ts';
import { NOW } from '../../member/protect/standing.ts';
import { due, realityCheckFlow, soon } from './realityCheck.spec.ts';

const asked = { calls: { fetchState: { request: {} } } };

describe('the reality check of a game', () => {
  it.each(
    modelTests(realityCheckFlow, [
      ['[design: the server is asked when a game opens] start', { ...asked }],
      [
        '[design: an hour of play covers the game] asking, done fetchState [isDue] -> due',
        { sets: { protection: due } },
        'start, fetchState done 2',
      ],
      [
        '[design: until then the game goes on] asking, done fetchState [isPlaying] -> waiting',
        { sets: { protection: soon } },
        'start, fetchState done 1',
      ],
      ['[design: nobody who does not play is told] asking, done fetchState -> resting', {}],
      '[design: a failed question is asked again] asking, error fetchState -> failed',
      ['[design: the first round begins a session] resting, reality.played -> asking', asked],
      ['[design: 18 minutes later it is due, and the server knows] waiting, after untilCheck -> asking', asked],
      [
        '[design: the game goes on when the player says so, and it is remembered] due, reality.goOn -> asking',
        {
          ...asked,
          sets: { checkedAt: NOW + 61 * 60_000 },
          effects: [{ did: 'storeChecked', params: { at: NOW + 61 * 60_000 } }],
        },
        'start, fetchState done 2, reality.goOn',
      ],
      ['[design: a failed question is asked again in a minute] failed, after again (60 s) -> asking', asked],
    ]),
  )('%s', (_title, run) => run());
});
