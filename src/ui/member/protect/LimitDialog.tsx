import { useSelector } from '@xstate/react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { currentLimit, wishedAmount } from '../../../machines/member/protect/playLimit.rules.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { Note } from '../../kit/Note.tsx';
import { LimitForm } from './LimitForm.tsx';
import styles from './protect.module.css';
import type { LimitProps } from './protectProps.ts';
import { limitAmountText, whichText } from './texts.ts';

/** Sets a limit; before a raise is sent, says that it waits. */
export function LimitDialog({ actor }: Pick<LimitProps, 'actor'>) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  if (state.status !== 'active') return null;
  const close = () => actor.send({ type: 'limit.close' });
  const isWarned = state.matches('warned');
  const title = state.context.which === null ? 'limit_add_title' : 'limit_change_title';
  return (
    <Dialog
      title={t(isWarned ? 'limit_warn_title' : title)}
      closeLabel={t('close')}
      onClose={state.can({ type: 'limit.close' }) ? close : undefined}
      busy={state.hasTag('busy')}
    >
      <div className={styles.body}>
        {isWarned ? (
          <>
            <Note>{warning(t, state.context)}</Note>
            <div className={styles.ways}>
              <Button variant="primary" onClick={() => actor.send({ type: 'limit.ask' })}>
                {t('limit_warn_send')}
              </Button>
              <Button onClick={() => actor.send({ type: 'limit.back' })}>{t('limit_warn_back')}</Button>
            </div>
          </>
        ) : (
          <LimitForm actor={actor} state={state} />
        )}
      </div>
    </Dialog>
  );
}

function warning(t: TFunction, context: LimitProps['state']['context']): string {
  const current = currentLimit(context);
  const wished = wishedAmount(context);
  const shared = {
    limit: whichText(t, context),
    now: current ? limitAmountText(t, current.kind, current.amount) : '',
  };
  if (wished === null) return t('limit_warn_none', shared);
  return t('limit_warn', { ...shared, next: limitAmountText(t, context.kind, wished) });
}
