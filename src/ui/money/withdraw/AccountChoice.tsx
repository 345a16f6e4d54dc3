import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/Button.tsx';
import { Note } from '../../kit/Note.tsx';
import { RadioGroup } from '../../kit/RadioGroup.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import styles from './withdraw.module.css';
import type { WithdrawProps } from './withdrawProps.ts';

interface AccountChoiceProps extends WithdrawProps {
  /** Whether an account is what is missing first. */
  readonly isNext: boolean;
}

/** The target bank account; its number is always masked. */
export function AccountChoice({ actor, state, isNext }: AccountChoiceProps) {
  const { t } = useTranslation();
  const { accounts, account, tried } = state.context;
  const list = accounts?.list ?? [];
  return (
    <div className={styles.group}>
      {list.length > 0 ? (
        <RadioGroup
          name="account"
          legend={t('withdraw_account')}
          selected={account}
          disabled={!state.matches('choosing')}
          options={list.map(({ id, bank, holderName, last4 }) => ({
            value: id,
            label: `${bank.name} •••• ${last4}`,
            note: holderName,
          }))}
          onChange={(id) => actor.send({ type: 'withdraw.chooseAccount', id })}
        />
      ) : accounts === null ? (
        <Skeleton className={styles.accountsLoading} />
      ) : (
        <Note tone={tried ? 'danger' : 'info'}>{t('withdraw_no_account')}</Note>
      )}
      {list.length < (accounts?.most ?? 0) ? (
        <Button
          variant={isNext ? 'primary' : undefined}
          disabled={!state.matches('choosing')}
          onClick={() => actor.send({ type: 'withdraw.addAccount' })}
        >
          {t('withdraw_add_account')}
        </Button>
      ) : null}
    </div>
  );
}
