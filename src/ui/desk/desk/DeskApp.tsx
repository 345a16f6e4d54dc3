import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { SecondStepForm } from '../../account/secondStep/SecondStepForm.tsx';
import { Button } from '../../kit/Button.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { ErrorState } from '../../states/ErrorState.tsx';
import { LoadFailed } from '../../states/LoadFailed.tsx';
import { DeskAccount } from './DeskAccount.tsx';
import { DeskHead } from './DeskHead.tsx';
import { DeskMain } from './DeskMain.tsx';
import { DeskMenu } from './DeskMenu.tsx';
import styles from './desk.module.css';
import type { DeskProps } from './deskProps.ts';
import { SignIn } from './SignIn.tsx';

interface DeskAppProps extends DeskProps {
  readonly onReload: () => void;
}

/** The desk: the sign-in, or the operator's pages. */
export function DeskApp({ actor, onReload }: DeskAppProps) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  if (state.matches('broken')) {
    return (
      <ErrorState
        title={t('desk_broken')}
        text={t('desk_broken_text')}
        action={
          <Button variant="primary" onClick={onReload}>
            {t('desk_reload')}
          </Button>
        }
      />
    );
  }
  return (
    <div className={styles.desk}>
      <DeskHead actor={actor} />
      {state.matches({ open: 'seated' }) ? (
        <div className={styles.room}>
          <DeskMenu actor={actor} />
          <main className={styles.main}>
            <DeskMain actor={actor} />
          </main>
        </div>
      ) : (
        <main className={styles.front}>
          <Front actor={actor} />
        </main>
      )}
    </div>
  );
}

/** What is shown while nobody is signed in. */
function Front({ actor }: DeskProps) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { failure } = state.context;
  if (state.matches({ open: 'unreachable' })) {
    return (
      <LoadFailed title={t('desk_unreachable')} failure={failure} onRetry={() => actor.send({ type: 'desk.retry' })} />
    );
  }
  const isSigningIn = (['signedOut', 'verifying', 'signingIn'] as const).some((open) => state.matches({ open }));
  if (isSigningIn) return <SignIn actor={actor} />;
  const { secondStep, account } = state.children;
  if (secondStep) {
    return (
      <section className={styles.card} aria-labelledby="second-step">
        <h1 id="second-step">{t('step_title')}</h1>
        <SecondStepForm actor={secondStep} />
      </section>
    );
  }
  if (account) {
    return (
      <section className={styles.card} aria-label={t('desk_account_due')}>
        <DeskAccount actor={account} />
      </section>
    );
  }
  return (
    <div
      aria-busy={state.hasTag('busy')}
      role="status"
      aria-label={state.matches({ open: 'signingOut' }) ? t('desk_sign_out') : t('desk_loading')}
    >
      <Skeleton lines={6} />
    </div>
  );
}
