import { useSelector } from '@xstate/react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { FieldRule } from '../../../api/contract/account/registration.ts';
import type { accountFormMachine } from '../../../machines/agent/registerCentre/accountForm.machine.ts';
import { accountProblems } from '../../../machines/agent/registerCentre/accountForm.rules.ts';
import { patternText, problemText } from '../../copy/problemText.ts';
import { Button } from '../../kit/Button.tsx';
import { Checkbox } from '../../kit/Checkbox.tsx';
import { classes } from '../../kit/classes.ts';
import { Field } from '../../kit/Field.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { userPlusIcon } from '../../kit/icons/centre.ts';
import { OutcomeUnknownNote } from '../../money/OutcomeUnknownNote.tsx';
import layout from '../../site/centre/page.module.css';
import { FailureNote } from '../../states/FailureNote.tsx';
import { IssuedPassword } from './IssuedPassword.tsx';
import { KindChoice } from './KindChoice.tsx';
import { RateField } from './RateField.tsx';
import styles from './registerCentre.module.css';

interface AccountFormProps {
  readonly actor: ActorRefFrom<typeof accountFormMachine>;
}

/** Makes an account by hand, and shows its one-time password once. */
export function AccountForm({ actor }: AccountFormProps) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { context } = state;
  const { typed, isAgent, confirmed, failure, tried, highestRate, ageThreshold } = context;
  if (state.matches('unsure')) {
    return (
      <OutcomeUnknownNote
        what={typed.username.trim()}
        checkStatusLabel={t('registerCentre_accounts_look')}
        failure={failure}
        onResend={() => actor.send({ type: 'accountForm.resend' })}
        onCheckStatus={() => actor.send({ type: 'accountForm.checkStatus' })}
      />
    );
  }
  if (!state.matches('editing') && !state.matches('sending')) return <IssuedPassword actor={actor} state={state} />;
  const isStill = state.hasTag('busy');
  const problems = tried ? accountProblems(context) : null;
  return (
    <form
      className={classes(layout.panel, styles.panel)}
      noValidate
      aria-busy={isStill}
      aria-label={t('registerCentre_hand')}
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'accountForm.submit' });
      }}
    >
      <div>
        <h3>{t('registerCentre_hand')}</h3>
        <p className={styles.about}>{t('registerCentre_hand_text')}</p>
      </div>
      <KindChoice
        isAgent={isAgent}
        disabled={isStill}
        onChoose={(chosen) => actor.send({ type: 'accountForm.choose', isAgent: chosen })}
      />
      <Field
        label={t('registerCentre_username')}
        value={typed.username}
        hint={ruleText(t, context.rules.username)}
        error={problemText(t, 'username', problems?.username ?? undefined)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        readOnly={isStill}
        onChange={(value) => actor.send({ type: 'accountForm.type', field: 'username', value })}
      />
      <Field
        label={t('registerCentre_nickname')}
        value={typed.nickname}
        hint={ruleText(t, context.rules.nickname)}
        error={problems?.nickname?.kind === 'pattern' ? patternText(t, problems.nickname) : null}
        autoComplete="off"
        maxLength={60}
        readOnly={isStill}
        onChange={(value) => actor.send({ type: 'accountForm.type', field: 'nickname', value })}
      />
      <RateField
        value={typed.rate}
        most={highestRate}
        problem={problems?.rate ?? null}
        readOnly={isStill}
        onChange={(value) => actor.send({ type: 'accountForm.type', field: 'rate', value })}
      />
      <Checkbox
        label={t('registerCentre_confirm', { age: ageThreshold })}
        checked={confirmed}
        aria-disabled={isStill || undefined}
        error={problems?.confirmed ? t('registerCentre_confirm_needed') : ''}
        onChange={(checked) => actor.send({ type: 'accountForm.confirm', confirmed: checked })}
      />
      <FailureNote failure={failure} />
      <Button type="submit" variant="primary" size="tall" wide busy={isStill}>
        <Icon d={userPlusIcon} />
        {t('registerCentre_create')}
      </Button>
    </form>
  );
}

const ruleText = (t: TFunction, { patternId, minLength, maxLength }: FieldRule): string =>
  patternText(t, { patternId, min: minLength, max: maxLength });
