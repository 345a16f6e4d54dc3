import { useTranslation } from 'react-i18next';
import { Button } from '../kit/Button.tsx';
import { Choices } from '../kit/Choices.tsx';
import { Note } from '../kit/Note.tsx';
import type { WithdrawProps } from './WithdrawPage.tsx';
import styles from './withdraw.module.css';

/** To which bank account; the number is never shown whole. */
export function AccountChoice({ actor, state }: WithdrawProps) {
  const { t } = useTranslation();
  const { accounts, account, tried } = state.context;
  const list = accounts?.list ?? [];
  return (
    <div className={styles.group}>
      {list.length > 0 ? (
        <Choices
          name="account"
          legend={t('withdraw_account')}
          chosen={account}
          disabled={!state.matches('choosing')}
          choices={list.map(({ id, bank, holderName, last4 }) => ({
            value: id,
            label: `${bank.name} •••• ${last4}`,
            note: holderName,
          }))}
          onChoose={(id) => actor.send({ type: 'withdraw.chooseAccount', id })}
        />
      ) : (
        <Note tone={tried ? 'danger' : 'info'}>{t('withdraw_no_account')}</Note>
      )}
      {list.length < (accounts?.most ?? 0) ? (
        <Button disabled={!state.matches('choosing')} onClick={() => actor.send({ type: 'withdraw.addAccount' })}>
          {t('withdraw_add_account')}
        </Button>
      ) : null}
    </div>
  );
}
