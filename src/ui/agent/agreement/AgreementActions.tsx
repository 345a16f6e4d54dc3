import { useTranslation } from 'react-i18next';
import type { ContractAction } from '../../api/contract/agentContract.ts';
import { Button } from '../kit/Button.tsx';
import { Note } from '../kit/Note.tsx';
import { OutcomeUnknownNote } from '../money/OutcomeUnknownNote.tsx';
import { FailureNote } from '../states/FailureNote.tsx';
import { ConfirmAction } from './ConfirmAction.tsx';
import styles from './contract.module.css';
import type { ContractProps } from './contractProps.ts';

/** The action to highlight. */
const leads = (act: ContractAction): boolean => act === 'accept' || act === 'acceptTermination';

/** The possible actions, and the result of the last one. */
export function ContractActions({ actor, state }: ContractProps) {
  const { t } = useTranslation();
  const { history, act, failure, done } = state.context;
  const may = history?.contract.may ?? [];
  if (state.matches('unsure')) {
    return (
      <div className={styles.acts}>
        <OutcomeUnknownNote
          failure={failure}
          onResend={() => actor.send({ type: 'contract.resend' })}
          onCheckStatus={() => actor.send({ type: 'contract.checkStatus' })}
          checkStatusLabel={t('contract_look')}
        />
      </div>
    );
  }
  if (act !== null) return <ConfirmAction actor={actor} state={state} act={act} />;
  if (may.length === 0 && failure === null && done === null) return null;
  return (
    <div className={styles.acts}>
      <FailureNote failure={failure} />
      {done ? (
        <Note tone="gain" role="status">
          <p>{t(`contract_done_${done.act}`)}</p>
          {done.ended > 0 ? <p>{t('contract_done_ended', { count: done.ended })}</p> : null}
        </Note>
      ) : null}
      {may.map((one) => (
        <Button
          key={one}
          variant={leads(one) ? 'ink' : 'paper'}
          wide
          disabled={!state.can({ type: 'contract.choose', act: one })}
          onClick={() => actor.send({ type: 'contract.choose', act: one })}
        >
          {t(`contract_act_${one}`)}
        </Button>
      ))}
    </div>
  );
}
