import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { redeemMachine } from '../../machines/redeem/redeem.machine.ts';
import { Dialog } from '../kit/Dialog.tsx';
import { UnsureNote } from '../money/UnsureNote.tsx';
import { Awaited } from '../states/Awaited.tsx';
import { partIn } from '../states/partIn.ts';
import { RedeemEnd } from './RedeemEnd.tsx';
import { RedeemForm } from './RedeemForm.tsx';
import styles from './redeem.module.css';

export interface RedeemProps {
  readonly actor: ActorRefFrom<typeof redeemMachine>;
  readonly state: SnapshotFrom<typeof redeemMachine>;
}

/** The exchange of points for a reward, over the rewards (POINTS-04…06). */
export function RedeemDialog({ actor }: Pick<RedeemProps, 'actor'>) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  if (state.status !== 'active') return null;
  const part = partIn(state.value, 'looking');
  const close = () => actor.send({ type: 'redeem.close' });
  return (
    <Dialog
      title={t('redeem_title')}
      closeLabel={t('close')}
      onClose={state.can({ type: 'redeem.close' }) ? close : undefined}
      busy={state.hasTag('busy')}
    >
      <div className={styles.body}>
        <Awaited words={part && t(`redeem_awaits_${part}`)} />
        {state.matches('unsure') ? (
          <UnsureNote
            failure={state.context.failure}
            lookLabel={t('redeem_look')}
            onAgain={() => actor.send({ type: 'redeem.again' })}
            onLook={() => actor.send({ type: 'redeem.look' })}
          />
        ) : null}
        {state.matches('done') || state.matches('gone') ? <RedeemEnd actor={actor} state={state} /> : null}
        {state.matches('typing') || state.hasTag('busy') ? <RedeemForm actor={actor} state={state} /> : null}
      </div>
    </Dialog>
  );
}
