import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { isRefusal } from '../../../api/failure.ts';
import type { linkFormMachine } from '../../../machines/agent/registerCentre/linkForm.machine.ts';
import { linkProblems } from '../../../machines/agent/registerCentre/linkForm.rules.ts';
import { patternText } from '../../copy/problemText.ts';
import { Button } from '../../kit/Button.tsx';
import { classes } from '../../kit/classes.ts';
import { Field } from '../../kit/Field.tsx';
import { Form } from '../../kit/Form.tsx';
import { OutcomeUnknownNote } from '../../money/OutcomeUnknownNote.tsx';
import layout from '../../site/centre/page.module.css';
import { FailureNote } from '../../states/FailureNote.tsx';
import { KindChoice } from './KindChoice.tsx';
import { RateField } from './RateField.tsx';
import styles from './registerCentre.module.css';

/** Makes a registration link. */
export function LinkForm({ actor }: { readonly actor: ActorRefFrom<typeof linkFormMachine> }) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  if (state.status !== 'active') return null;
  const { context } = state;
  const { typed, isAgent, failure, tried, highestRate } = context;
  if (state.matches('unsure')) {
    return (
      <OutcomeUnknownNote
        what={typed.label.trim()}
        checkStatusLabel={t('registerCentre_links_look')}
        failure={failure}
        onResend={() => actor.send({ type: 'linkForm.resend' })}
        onCheckStatus={() => actor.send({ type: 'linkForm.checkStatus' })}
      />
    );
  }
  const isStill = state.hasTag('busy');
  const problems = tried ? linkProblems(context) : null;
  const isFull = failure !== null && isRefusal(failure, 'LIMIT_REACHED');
  const codeProblem = problems?.code?.kind === 'pattern' ? patternText(t, problems.code) : null;
  return (
    <Form
      className={classes(layout.panel, styles.panel)}
      busy={isStill}
      onSubmit={() => actor.send({ type: 'linkForm.submit' })}
    >
      <h3>{t('registerCentre_form')}</h3>
      <KindChoice
        isAgent={isAgent}
        disabled={isStill}
        onChoose={(chosen) => actor.send({ type: 'linkForm.choose', isAgent: chosen })}
      />
      <Field
        label={t('registerCentre_label')}
        value={typed.label}
        error={
          problems?.label && t(problems.label === 'empty' ? 'registerCentre_label_empty' : 'registerCentre_label_long')
        }
        autoComplete="off"
        maxLength={60}
        readOnly={isStill}
        onChange={(value) => actor.send({ type: 'linkForm.type', field: 'label', value })}
      />
      <Field
        label={t('registerCentre_own_code')}
        value={typed.code}
        hint={t('registerCentre_own_code_hint')}
        error={codeProblem}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={20}
        readOnly={isStill}
        onChange={(value) => actor.send({ type: 'linkForm.type', field: 'code', value })}
      />
      <RateField
        value={typed.rate}
        most={highestRate}
        problem={problems?.rate ?? null}
        readOnly={isStill}
        onChange={(value) => actor.send({ type: 'linkForm.type', field: 'rate', value })}
      />
      {isFull ? <p role="alert">{t('registerCentre_links_full')}</p> : <FailureNote failure={failure} />}
      <div className={layout.ways}>
        <Button type="submit" variant="solid" busy={isStill}>
          {t('registerCentre_make')}
        </Button>
        <Button variant="plain" disabled={isStill} onClick={() => actor.send({ type: 'linkForm.close' })}>
          {t('payment_cancel')}
        </Button>
      </div>
    </Form>
  );
}
