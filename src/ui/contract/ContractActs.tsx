import { useTranslation } from 'react-i18next';
import type { ContractAct } from '../../api/contract/agentContract.ts';
import { Button } from '../kit/Button.tsx';
import { Note } from '../kit/Note.tsx';
import { UnsureNote } from '../money/UnsureNote.tsx';
import { FailureNote } from '../states/FailureNote.tsx';
import { ActConfirm } from './ActConfirm.tsx';
import type { ContractProps } from './Contract.tsx';
import styles from './contract.module.css';

/** The one of the acts that leads on stands out. */
const leads = (act: ContractAct): boolean => act === 'accept' || act === 'acceptTermination';

/** What one may do with the contract, and what came of it. */
export function ContractActs({ actor, state }: ContractProps) {
  const { t } = useTranslation();
  const { history, act, failure, done } = state.context;
  const may = history?.contract.may ?? [];
  if (state.matches('unsure')) {
    return (
      <div className={styles.acts}>
        <UnsureNote
          failure={failure}
          onAgain={() => actor.send({ type: 'contract.again' })}
          onLook={() => actor.send({ type: 'contract.look' })}
          lookLabel={t('contract_look')}
        />
      </div>
    );
  }
  if (act !== null) return <ActConfirm actor={actor} state={state} act={act} />;
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
