import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../kit/Dialog.tsx';
import { OutcomeUnknownNote } from '../../money/OutcomeUnknownNote.tsx';
import { childState } from '../../states/childState.ts';
import { LoadingStatus } from '../../states/LoadingStatus.tsx';
import { RedeemForm } from './RedeemForm.tsx';
import { RedeemResult } from './RedeemResult.tsx';
import styles from './redeem.module.css';
import type { RedeemProps } from './redeemProps.ts';

/** Exchanges points for a reward (POINTS-04…06). */
export function RedeemDialog({ actor }: Pick<RedeemProps, 'actor'>) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  if (state.status !== 'active') return null;
  const part = childState(state.value, 'looking');
  const close = () => actor.send({ type: 'redeem.close' });
  return (
    <Dialog
      title={t('redeem_title')}
      closeLabel={t('close')}
      onClose={state.can({ type: 'redeem.close' }) ? close : undefined}
      busy={state.hasTag('busy')}
    >
      <div className={styles.body}>
        <LoadingStatus label={part && t(`redeem_awaits_${part}`)} />
        {state.matches('unsure') ? (
          <OutcomeUnknownNote
            failure={state.context.failure}
            checkStatusLabel={t('redeem_look')}
            onResend={() => actor.send({ type: 'redeem.resend' })}
            onCheckStatus={() => actor.send({ type: 'redeem.checkStatus' })}
          />
        ) : null}
        {state.matches('done') || state.matches('gone') ? <RedeemResult actor={actor} state={state} /> : null}
        {state.matches('typing') || state.hasTag('busy') ? <RedeemForm actor={actor} state={state} /> : null}
      </div>
    </Dialog>
  );
}
