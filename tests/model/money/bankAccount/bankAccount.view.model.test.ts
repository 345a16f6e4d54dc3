// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { bankAccountFlow } from './bankAccount.spec.ts';
import { bankAccountView } from './bankAccount.view.tsx';

describe('the bank-account form on screen', () => {
  it.each(viewTests(bankAccountFlow, bankAccountView))('%s', (_title, run) => run());
});
