// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../kit/viewTests.ts';
import { bonusesFlow } from './bonuses.spec.ts';
import { bonusesView } from './bonuses.view.tsx';

describe('[MEMBER-13] the bonus details on screen', () => {
  it.each(viewTests(bonusesFlow, bonusesView))('%s', (_title, run) => run());
});
