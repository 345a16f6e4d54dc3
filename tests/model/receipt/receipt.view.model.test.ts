// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../kit/viewTests.ts';
import { receiptFlow } from './receipt.spec.ts';
import { receiptView } from './receipt.view.tsx';

describe('the receipt of a withdrawal on screen', () => {
  it.each(viewTests(receiptFlow, receiptView))('%s', (_title, run) => run());
});
