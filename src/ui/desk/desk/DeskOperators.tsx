import { useTranslation } from 'react-i18next';
import { Badge } from '../../kit/Badge.tsx';
import { Button } from '../../kit/Button.tsx';
import { Note } from '../../kit/Note.tsx';
import { dateTimeText } from '../../site/clock/timeText.ts';
import { FailureNote } from '../../states/FailureNote.tsx';
import type { DeskAccountShown } from './deskAccountProps.ts';
import styles from './deskOperators.module.css';

/** The operators and how each signs in; what one can change about oneself. */
export function DeskOperators({ actor, state }: DeskAccountShown) {
  const { t } = useTranslation();
  const { operators, failure, done } = state.context;
  const hasApp = operators.some(({ isMe, hasSecondFactor }) => isMe && hasSecondFactor);
  return (
    <div className={styles.account}>
      <FailureNote failure={failure} />
      {done ? (
        <Note tone="gain" role="status">
          {t(`desk_account_done_${done}`)}
        </Note>
      ) : null}
      <div className={styles.acts}>
        <Button
          variant={hasApp ? undefined : 'primary'}
          onClick={() => actor.send({ type: 'deskAccount.begin', task: 'app' })}
        >
          {t(hasApp ? 'desk_account_app_new' : 'desk_account_app')}
        </Button>
        <Button onClick={() => actor.send({ type: 'deskAccount.begin', task: 'password' })}>
          {t('desk_account_password')}
        </Button>
        <Button variant="plain" onClick={() => actor.send({ type: 'deskAccount.close' })}>
          {t('desk_account_close')}
        </Button>
      </div>
      <section aria-labelledby="operators" className={styles.list}>
        <h2 id="operators">{t('desk_account_operators')}</h2>
        <ul>
          {operators.map(({ name, role, isMe, hasSecondFactor, signedInAt }) => (
            <li key={name}>
              <span className={styles.who}>
                <strong>{isMe ? t('desk_account_me', { name }) : name}</strong>
                <small>
                  {t(`desk_role_${role}`)} ·{' '}
                  {signedInAt === null
                    ? t('desk_account_never')
                    : t('desk_account_signed_in', { time: dateTimeText(signedInAt) })}
                </small>
              </span>
              <Badge tone={hasSecondFactor ? 'gain' : 'accent'}>
                {t(hasSecondFactor ? 'desk_account_factor' : 'desk_account_no_factor')}
              </Badge>
              {state.can({ type: 'deskAccount.reset', name }) ? (
                <Button
                  size="small"
                  aria-label={t('desk_account_reset_which', { name })}
                  onClick={() => actor.send({ type: 'deskAccount.reset', name })}
                >
                  {t('desk_account_reset')}
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
