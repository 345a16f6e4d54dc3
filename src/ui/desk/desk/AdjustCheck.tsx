import { useTranslation } from 'react-i18next';
import { balanceOf, signedAmount } from '../../../machines/desk/deskAdjust/deskAdjust.rules.ts';
import { Button } from '../../kit/Button.tsx';
import type { AdjustProps } from './adjustProps.ts';
import styles from './desk.module.css';
import { purseText } from './purseText.ts';

/** Review of an adjustment, with the balance before and after. */
export function AdjustCheck({ actor, state }: AdjustProps) {
  const { t } = useTranslation();
  const { context } = state;
  const { member, purse, reason } = context;
  const amount = signedAmount(context) ?? 0;
  const held = balanceOf(context);
  const isSending = state.hasTag('busy');
  return (
    <section className={styles.panel} aria-labelledby="check" aria-busy={isSending}>
      <h2 id="check">{t('desk_adjustment_check')}</h2>
      <dl className={styles.facts}>
        <dt>{t('desk_member')}</dt>
        <dd>
          {member?.username} · {member?.nickname}
        </dd>
        <dt>{t(`desk_adjustment_purse_${purse}`)}</dt>
        <dd className={styles.sum}>{purseText(t, purse, amount, true)}</dd>
        <dt>{t('desk_adjustment_before')}</dt>
        <dd className={styles.sum}>{purseText(t, purse, held)}</dd>
        <dt>{t('desk_adjustment_after')}</dt>
        <dd className={styles.sum}>{purseText(t, purse, held + amount)}</dd>
        <dt>{t('desk_reason')}</dt>
        <dd>{reason.trim()}</dd>
      </dl>
      <p className={styles.small}>{t('desk_adjustment_large')}</p>
      <div className={styles.actions}>
        <Button variant="primary" busy={isSending} onClick={() => actor.send({ type: 'deskAdjust.confirm' })}>
          {t('desk_adjustment_make')}
        </Button>
        <Button variant="plain" disabled={isSending} onClick={() => actor.send({ type: 'deskAdjust.back' })}>
          {t('withdraw_back')}
        </Button>
      </div>
    </section>
  );
}
