import { screen } from '@testing-library/react';
import { depositMachine } from '../../../src/machines/deposit/deposit.machine.ts';
import { initialContext } from '../../../src/machines/deposit/deposit.rules.ts';
import { DepositPage } from '../../../src/ui/deposit/DepositPage.tsx';
import { frozenMachine } from '../kit/frozenMachine.ts';
import { formRecordView } from '../list/formRecordView.tsx';
import { methods } from './deposit.spec.ts';
import { depositListFlow } from './depositRecord.spec.ts';

const typing = { ...initialContext, methods, method: 'TRANSFER', language: 'EN', keySeed: 'seed' } as const;

export const depositPageView = formRecordView({
  view: (actor) => <DepositPage actor={actor} />,
  form: () => frozenMachine(depositMachine, { ready: 'choosing' }, typing),
  list: depositListFlow,
  isList: () => screen.queryByLabelText('Status') !== null,
  formFailed: 'The deposit page could not be loaded',
  recordFailed: 'The deposits could not be loaded',
});
