import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Consent } from '../../../machines/account/register/register.events.ts';
import { shownProblem } from '../../../machines/account/register/register.rules.ts';
import { problemText } from '../../copy/problemText.ts';
import { Checkbox } from '../../kit/Checkbox.tsx';
import styles from './register.module.css';
import type { RegisterActor } from './registerActor.ts';

/** Where a link stands in the sentence. */
const LINK = '\n';

/** REG-29, 30: consents, never pre-checked. Their texts open beside the form, which stays. */
export function RegisterConsents({ actor }: { readonly actor: RegisterActor }) {
  const { t } = useTranslation();
  const age = useSelector(actor, ({ context }) => context.settings?.ageThreshold ?? 0);
  const [before, between, after] = t('register_accept', { terms: LINK, privacy: LINK }).split(LINK);
  return (
    <div className={styles.consents}>
      <ConsentBox
        actor={actor}
        to="terms"
        label={
          <>
            {before}
            <a className={styles.link} href="/terms" target="_blank" rel="noopener">
              {t('register_terms')}
            </a>
            {between}
            <a className={styles.link} href="/privacy" target="_blank" rel="noopener">
              {t('register_privacy')}
            </a>
            {after}
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
