import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/Button.tsx';
import { Note } from '../../kit/Note.tsx';
import { formatPoints } from '../../kit/points.ts';
import { itemText } from '../exchange/itemText.ts';
import styles from './redeem.module.css';
import type { RedeemProps } from './redeemProps.ts';

/** The result: points on hold, or the reward is no longer available. */
export function RedeemResult({ actor, state }: RedeemProps) {
  const { t } = useTranslation();
  const { exchange } = state.context;
  return (
    <div className={styles.form}>
      {exchange === null || state.matches('gone') ? (
        <Note tone="danger" role="alert">
          <strong>{t('redeem_gone')}</strong>
          <p>{t('redeem_gone_text')}</p>
        </Note>
      ) : (
        <Note tone="gain" role="status">
          <strong>{t('redeem_done')}</strong>
          <p>
            {t('redeem_done_text', {
              points: formatPoints(exchange.points),
              what: itemText(t, exchange),
            })}
          </p>
        </Note>
      )}
      <Button variant="primary" wide onClick={() => actor.send({ type: 'redeem.close' })}>
        {t('redeem_close')}
      </Button>
    </div>
  );
}
