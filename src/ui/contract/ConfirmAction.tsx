import { useTranslation } from 'react-i18next';
import type { ContractAction } from '../../api/contract/agentContract.ts';
import { isAgreement } from '../../machines/contract/contract.rules.ts';
import { Button } from '../kit/Button.tsx';
import { Checkbox } from '../kit/Checkbox.tsx';
import { Form } from '../kit/Form.tsx';
import { Note } from '../kit/Note.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import styles from './contract.module.css';
import type { ContractProps } from './contractProps.ts';
import { EndingContractList } from './EndingContractList.tsx';

interface ActConfirmProps extends ContractProps {
  readonly act: ContractAction;
}

/** Confirms an action. Downline contracts that would end are listed and must be acknowledged (CONTRACT-06). */
export function ConfirmAction({ actor, state, act }: ActConfirmProps) {
  const { t } = useTranslation();
  const { ends, changed, understood, tried } = state.context;
  const isAsking = state.matches('previewing');
  const isStill = !state.matches('confirming');
  return (
    <Form
      className={styles.acts}
      busy={state.matches('sending')}
      onSubmit={() => actor.send({ type: 'contract.submit' })}
    >
      <p>
        <strong>{t(`contract_act_${act}`)}</strong>
      </p>
      <p>{t(`contract_sure_${act}`)}</p>
      {changed ? (
        <Note tone="danger" role="alert">
          {t('contract_ends_changed')}
        </Note>
      ) : null}
      {isAsking ? <Skeleton lines={2} /> : null}
      {!isAsking && isAgreement(act) ? <EndingContractList ends={ends} /> : null}
      {ends.length > 0 ? (
        <Checkbox
          label={t('contract_understand', { count: ends.length })}
          checked={understood}
          error={tried && !understood ? t('contract_understand_first') : ''}
          aria-disabled={isStill || undefined}
          onChange={(yes) => actor.send({ type: 'contract.acknowledge', yes })}
        />
      ) : null}
      <Button type="submit" variant="ink" size="tall" wide busy={state.matches('sending')} disabled={isStill}>
        {t(`contract_act_${act}`)}
      </Button>
      <Button
        variant="paper"
        wide
        disabled={!state.can({ type: 'contract.back' })}
        onClick={() => actor.send({ type: 'contract.back' })}
      >
        {t('contract_go_back')}
      </Button>
    </Form>
  );
}
