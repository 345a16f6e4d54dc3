import { describe, it } from 'vitest';
import { modelTests } from '../../kit/modelTests.ts';
import { downloadFlow } from './download.spec.ts';

const declined = { sets: { declined: true } };

describe('the app', () => {
  it.each(
    modelTests(downloadFlow, [
      ['[ROUTE-29] start', { calls: { surroundings: undefined } }],
      'any, error surroundings -> steps',
      'any, download.installed -> installed',
      '[SCREEN-06] steps, download.offered -> offered',
      ['[SCREEN-06] offered, download.install -> asking', { calls: { askInstall: undefined } }],
      '[SCREEN-06] asking, done askInstall [isAccepted] -> installed',
      ['asking, done askInstall -> steps', declined],
      ['asking, error askInstall -> steps', declined],
      ['asking, after answerTimeout (120 s) -> steps', { ...declined, stops: ['askInstall'] }],
    ]),
  )('%s', (_title, run) => run());
});
