// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../kit/viewTests.ts';
import { exchangeFlow } from './exchange.spec.ts';
import { exchangeView } from './exchange.view.tsx';

describe('[POINTS-03] an exchange on screen', () => {
  it.each(viewTests(exchangeFlow, exchangeView))('%s', (_title, run) => run());
});
