import { screen } from '@testing-library/react';
import { withdrawMachine } from '../../../src/machines/withdraw/withdraw.machine.ts';
import { WithdrawPage } from '../../../src/ui/withdraw/WithdrawPage.tsx';
import { frozenMachine } from '../kit/frozenMachine.ts';
import { formRecordView } from '../list/formRecordView.tsx';
import { accountList, offer } from './withdraw.spec.ts';
import { withdrawalListFlow } from './withdrawalRecord.spec.ts';

const typing = {
  language: 'EN',
  requestLanguage: 'EN',
  keySeed: 'seed',
  keyIndex: 0,
  quote: offer,
  accounts: accountList,
  method: 'BANK',
  account: 'a1',
  typed: '',
  paymentPassword: '',
  tried: false,
  failure: null,
} as const;

export const withdrawPageView = formRecordView({
  view: (actor) => <WithdrawPage actor={actor} />,
  form: () => frozenMachine(withdrawMachine, 'choosing', typing),
  list: withdrawalListFlow,
  isList: () => screen.queryByLabelText('Status') !== null,
  formFailed: 'The withdrawal page could not be loaded',
  recordFailed: 'The withdrawals could not be loaded',
});
