import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { percentText } from '../../../machines/agent/agreementOffer/readTerms.ts';
import { type rateChangeMachine, readTypedRate } from '../../../machines/agent/registerCentre/rateChange.machine.ts';
import { Button } from '../../kit/Button.tsx';
import { Form } from '../../kit/Form.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { DecimalField } from '../../money/DecimalField.tsx';
import { OutcomeUnknownNote } from '../../money/OutcomeUnknownNote.tsx';
import layout from '../../site/centre/page.module.css';
import { FailureNote } from '../../states/FailureNote.tsx';
import { LoadFailed } from '../../states/LoadFailed.tsx';
import { termProblemText } from '../agreementOffer/termProblemText.ts';

/** The rebate of a direct downline (AGENT-06). */
export function RateChange({ actor }: { readonly actor: ActorRefFrom<typeof rateChangeMachine> }) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  if (state.status !== 'active') return null;
  const { known, typed, tried, failure } = state.context;
  const back = <Button onClick={() => actor.send({ type: 'rateChange.close' })}>{t('rateChange_back')}</Button>;
  if (state.matches('failed')) {
    return (
      <LoadFailed
        title={t('rateChange_failed')}
        failure={failure}
        onRetry={() => actor.send({ type: 'rateChange.retry' })}
      >
        {back}
      </LoadFailed>
    );
  }
  if (state.matches('unsure')) {
    return (
      <OutcomeUnknownNote
        what={`${known?.account ?? ''} · ${typed}%`}
        checkStatusLabel={t('rateChange_look')}
        failure={failure}
        onResend={() => actor.send({ type: 'rateChange.resend' })}
        onCheckStatus={() => actor.send({ type: 'rateChange.checkStatus' })}
      />
    );
  }
  if (known === null) {
    return (
      <div className={layout.page} aria-busy="true">
        <div className={layout.ways}>{back}</div>
        <Skeleton lines={4} />
      </div>
    );
  }
  const isStill = state.hasTag('busy');
  const problem = tried ? readTypedRate(state.context).problem : null;
  return (
    <Form className={layout.panel} busy={isStill} onSubmit={() => actor.send({ type: 'rateChange.submit' })}>
      <h3>{t('rateChange_title', { account: known.account })}</h3>
      <DecimalField
        label={t('registerCentre_rate')}
        value={typed}
        hint={t('rateChange_limits', { least: percentText(known.least), most: percentText(known.most) })}
        error={problem && termProblemText(t, problem)}
        maxLength={12}
        readOnly={isStill}
        onChange={(value) => actor.send({ type: 'rateChange.type', value })}
      />
      <FailureNote failure={failure} />
      <div className={layout.ways}>
        <Button type="submit" variant="primary" busy={isStill}>
          {t('rateChange_save')}
        </Button>
        <Button
          variant="plain"
          disabled={!state.can({ type: 'rateChange.close' })}
          onClick={() => actor.send({ type: 'rateChange.close' })}
        >
          {t('rateChange_back')}
        </Button>
      </div>
    </Form>
  );
}
