import { useTranslation } from 'react-i18next';
import type { PayTo as PayToDetails } from '../../../api/contract/money/deposit.ts';
import { type PayField, payField } from '../../../machines/money/depositDetail/depositDetail.events.ts';
import type { DepositDetailContext } from '../../../machines/money/depositDetail/depositDetail.rules.ts';
import { Button } from '../../kit/Button.tsx';
import { ButtonLink } from '../../kit/ButtonLink.tsx';
import { formatMoney } from '../../kit/money.ts';
import { Qr } from '../../kit/Qr.tsx';
import styles from './deposit.module.css';
import type { DepositTicketProps } from './depositTicketProps.ts';

/** CONST-32: edge of the QR code, px. */
const QR_SIZE = 200;

/** Payment details, each with a copy button, and the QR code. */
export function PayTo({ actor, state, detail, payTo }: DepositTicketProps & { readonly payTo: PayToDetails }) {
  const { t } = useTranslation();
  const isIdle = state.matches({ watching: { copying: 'idle' } });
  const texts: Readonly<Record<PayField, string | null>> = { ...payTo, amount: formatMoney(detail.amount) };
  return (
    <div className={styles.payTo}>
      {payTo.url === null ? null : (
        <div className={styles.cashier}>
          <ButtonLink variant="primary" href={payTo.url}>
            {t('deposit_cashier')}
          </ButtonLink>
          <p>{t('deposit_cashier_text')}</p>
        </div>
      )}
      {payTo.qr ? (
        <div className={styles.qr}>
          <Qr value={payTo.qr} size={QR_SIZE} label={t('deposit_qr', { amount: formatMoney(detail.amount) })} />
          <p>{t('deposit_qr_text')}</p>
        </div>
      ) : null}
      <dl className={styles.fields}>
        {payField.options.map((field) =>
          texts[field] === null ? null : (
            <div key={field}>
              <dt>{t(`deposit_field_${field}`)}</dt>
              <dd>{texts[field]}</dd>
              <dd>
                <Button
                  variant="paper"
                  size="small"
                  aria-label={t('deposit_copy_what', { what: t(`deposit_field_${field}`) })}
                  busy={!isIdle && state.context.copied?.field === field}
                  disabled={!isIdle}
                  onClick={() => actor.send({ type: 'depositDetail.copy', field })}
                >
                  {t('deposit_copy')}
                </Button>
              </dd>
            </div>
          ),
        )}
      </dl>
      <Copied copied={state.context.copied} />
    </div>
  );
}

/** Result of the last copy. Always rendered, so that the layout does not shift. */
function Copied({ copied }: Pick<DepositDetailContext, 'copied'>) {
  const { t } = useTranslation();
  return (
    <p role="status" className={styles.copied}>
      {copied?.outcome === 'done' ? t('deposit_copied', { what: t(`deposit_field_${copied.field}`) }) : null}
      {copied?.outcome === 'failed' ? t('deposit_copy_failed') : null}
    </p>
  );
}
