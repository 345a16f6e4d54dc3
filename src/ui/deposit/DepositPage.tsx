import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { depositMachine } from '../../machines/deposit/deposit.machine.ts';
import layout from '../centre/page.module.css';
import { Awaited } from '../states/Awaited.tsx';
import { LoadFailed } from '../states/LoadFailed.tsx';
import { partIn } from '../states/partIn.ts';
import { DepositForm } from './DepositForm.tsx';
import { DepositGuide } from './DepositGuide.tsx';
import { DepositList } from './DepositList.tsx';
import { DepositShown } from './DepositShown.tsx';

export type DepositActor = ActorRefFrom<typeof depositMachine>;

export interface DepositProps {
  readonly actor: DepositActor;
  readonly state: SnapshotFrom<typeof depositMachine>;
}

/** The deposit page: a new deposit, how it is done, the earlier ones, or one of them (MEMBER-07, WALLET-02, WALLET-09). */
export function DepositPage({ actor }: { readonly actor: DepositActor }) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { methods, failure } = state.context;
  const shown = state.children.showDeposit;
  if (state.matches('shown') && shown) return <DepositShown actor={shown} />;
  if (state.matches('failed')) {
    return (
      <LoadFailed title={t('deposit_failed')} failure={failure} onRetry={() => actor.send({ type: 'deposit.retry' })} />
    );
  }
  const part = partIn(state.value, 'loading');
  const words = part && t(`deposit_awaits_${part}`);
  if (methods === null) return <Awaited words={words} lines={8} />;
  if (state.matches({ ready: 'reading' })) {
    return <DepositGuide methods={methods} onClose={() => actor.send({ type: 'deposit.closeGuide' })} />;
  }
  return (
    <div className={layout.page} aria-busy={state.hasTag('busy')}>
      <Awaited words={words} />
      <DepositForm actor={actor} state={state} />
      <DepositList actor={actor} state={state} />
    </div>
  );
}
