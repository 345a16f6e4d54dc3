import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../kit/Badge.tsx';
import { Button } from '../../kit/Button.tsx';
import { Note } from '../../kit/Note.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import list from '../../site/centre/list.module.css';
import { FailureNote } from '../../states/FailureNote.tsx';
import { LoadFailed } from '../../states/LoadFailed.tsx';
import { LoadingStatus } from '../../states/LoadingStatus.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { ScanForm } from './ScanForm.tsx';
import styles from './security.module.css';
import type { SignInWaysActor, SignInWaysProps } from './signInWaysProps.ts';
import { WayForm } from './WayForm.tsx';
import { WayRows } from './WayRows.tsx';

/** How the member signs in besides the password: authenticator app, recovery codes, passkeys (MEMBER-05). */
export function SignInWaysPanel({ actor }: { readonly actor: SignInWaysActor }) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { ways } = state.context;
  const isSafe = ways !== null && (ways.authenticator !== null || ways.passkeys.length > 0);
  return (
    <section className={list.panel} aria-labelledby="ways" aria-busy={state.hasTag('busy')}>
      <div className={styles.head}>
        <h3 id="ways" className={styles.name}>
          {t('ways_title')}
        </h3>
        {ways && state.matches('shown') ? (
          <Badge tone={isSafe ? 'gain' : 'accent'}>{t(isSafe ? 'ways_safe' : 'ways_bare')}</Badge>
        ) : null}
      </div>
      <Body actor={actor} state={state} />
    </section>
  );
}

function Body({ actor, state }: SignInWaysProps) {
  const { t } = useTranslation();
  const { failure, setup } = state.context;
  if (state.matches('loading')) {
    return (
      <div className={styles.empty}>
        <Skeleton lines={4} />
      </div>
    );
  }
  if (state.matches('failed')) {
    return <LoadFailed title={t('ways_failed')} failure={failure} onRetry={() => actor.send({ type: 'ways.retry' })} />;
  }
  if (state.matches('codes')) return <RecoveryCodes actor={actor} state={state} />;
  if (state.matches('prompting')) {
    return (
      <div className={styles.step}>
        <LoadingStatus label={t('ways_waiting')} lines={2} />
        <Button onClick={() => actor.send({ type: 'ways.cancel' })}>{t('ways_cancel')}</Button>
      </div>
    );
  }
  if (setup) return <ScanForm actor={actor} state={state} setup={setup} />;
  if (state.matches('shown')) return <List actor={actor} state={state} />;
  return <WayForm actor={actor} state={state} />;
}

/** The ways, and how the last change went. */
function List({ actor, state }: SignInWaysProps) {
  const { t } = useTranslation();
  const { failure, trouble, done } = state.context;
  return (
    <>
      {failure || trouble || done ? (
        <div className={styles.empty}>
          <FailureNote failure={failure} />
          {trouble ? (
            <Note tone="danger" role="alert">
              {t(`ways_note_${trouble}`)}
            </Note>
          ) : null}
          {done ? (
            <Note tone="gain" role="status">
              {t(`ways_done_${done}`)}
            </Note>
          ) : null}
        </div>
      ) : null}
      <WayRows actor={actor} state={state} />
    </>
  );
}
