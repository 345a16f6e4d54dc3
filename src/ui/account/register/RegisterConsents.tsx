import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Consent } from '../../machines/register/register.events.ts';
import { shownProblem } from '../../machines/register/register.rules.ts';
import { problemText } from '../copy/problemText.ts';
import { Checkbox } from '../kit/Checkbox.tsx';
import styles from './register.module.css';
import type { RegisterActor } from './registerActor.ts';

/** REG-29, 30: consents, never pre-checked. Their texts open beside the form, which stays. */
export function RegisterConsents({ actor }: { readonly actor: RegisterActor }) {
  const { t } = useTranslation();
  const age = useSelector(actor, ({ context }) => context.settings?.ageThreshold ?? 0);
  return (
    <div className={styles.consents}>
      <ConsentBox
        actor={actor}
        to="terms"
        label={
          <>
            {t('register_terms_before')}{' '}
            <a className={styles.link} href="/terms" target="_blank" rel="noopener">
              {t('register_terms')}
            </a>{' '}
            {t('register_terms_and')}{' '}
            <a className={styles.link} href="/privacy" target="_blank" rel="noopener">
              {t('register_privacy')}
            </a>
          </>
        }
      />
      <ConsentBox actor={actor} to="age" label={t('register_age', { age })} />
    </div>
  );
}

interface ConsentBoxProps {
  readonly actor: RegisterActor;
  readonly to: Consent;
  readonly label: ReactNode;
}

function ConsentBox({ actor, to, label }: ConsentBoxProps) {
  const { t } = useTranslation();
  const agreed = useSelector(actor, ({ context }) => context.agreed[to]);
  const busy = useSelector(actor, (state) => state.hasTag('busy'));
  const problem = useSelector(actor, ({ context }) => problemText(t, 'consent', shownProblem(context, to)));
  return (
    <Checkbox
      label={label}
      checked={agreed}
      aria-disabled={busy || undefined}
      error={problem}
      onChange={(checked) => actor.send({ type: 'register.agree', to, agreed: checked })}
    />
  );
}
