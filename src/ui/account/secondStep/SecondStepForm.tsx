import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { secondStepMachine } from '../../../machines/account/secondStep/secondStep.machine.ts';
import { isComplete } from '../../../machines/account/secondStep/secondStep.rules.ts';
import { Button } from '../../kit/Button.tsx';
import { Checkbox } from '../../kit/Checkbox.tsx';
import { CodeField } from '../../kit/CodeField.tsx';
import { Field } from '../../kit/Field.tsx';
import { Form } from '../../kit/Form.tsx';
import { Tabs } from '../../kit/Tabs.tsx';
import { FailureNote } from '../../states/FailureNote.tsx';
import styles from './secondStep.module.css';

interface SecondStepProps {
  readonly actor: ActorRefFrom<typeof secondStepMachine>;
}

const DIGITS = 6;

/** The code of an authenticator app, or a recovery code. */
export function SecondStepForm({ actor }: SecondStepProps) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  if (state.status !== 'active') return null;
  const { by, factorCode, trust, door, tried, failure } = state.context;
  const busy = state.hasTag('busy');
  const field = {
    value: factorCode,
    readOnly: busy,
    error: tried && !isComplete(state.context) ? t(`step_problem_${by}`) : null,
    onChange: (value: string) => actor.send({ type: 'secondStep.type', value }),
  };
  return (
    <Form className={styles.form} busy={busy} onSubmit={() => actor.send({ type: 'secondStep.submit' })}>
      <Tabs
        label={t('step_by')}
        tabs={[
          { id: 'app', label: t('step_by_app') },
          { id: 'recovery', label: t('step_by_recovery') },
        ]}
        selected={by}
        disabled={busy}
        onSelect={(chosen) => actor.send({ type: 'secondStep.choose', by: chosen })}
      />
      <p className={styles.prompt}>{t(by === 'app' ? 'step_prompt' : 'step_prompt_recovery')}</p>
      <FailureNote failure={failure} />
      {by === 'app' ? (
        <CodeField label={t('step_code')} length={DIGITS} {...field} />
      ) : (
        <Field
          label={t('step_recovery')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={24}
          {...field}
        />
      )}
      {door === 'secondFactor' ? (
        <Checkbox
          label={t('step_trust')}
          checked={trust}
          aria-disabled={busy || undefined}
          onChange={(checked) => actor.send({ type: 'secondStep.trust', trust: checked })}
        />
      ) : null}
      <Button type="submit" variant="primary" size="tall" wide busy={busy}>
        {t(busy ? 'step_sending' : 'step_submit')}
      </Button>
      <Button variant="plain" size="small" disabled={busy} onClick={() => actor.send({ type: 'secondStep.back' })}>
        {t('step_back')}
      </Button>
    </Form>
  );
}
