// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../kit/viewTests.ts';
import { vendorGamesFlow } from './vendorGames.spec.ts';
import { vendorGamesView } from './vendorGames.view.tsx';

describe('[MODAL-07] [HEADER-29] [HEADER-30] the popup game list on screen', () => {
  it.each(viewTests(vendorGamesFlow, vendorGamesView))('%s', (_title, run) => run());
});
