// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { receiptFlow } from './receipt.spec.ts';
import { receiptView } from './receipt.view.tsx';

const excused = { lookalikes: { 'shown.polling = shown.resting': 'a poll takes nothing away and is not shown' } };

describe('the receipt of a withdrawal on screen', () => {
  it.each(viewTests(receiptFlow, receiptView, [], excused))('%s', (_title, run) => run());
});
