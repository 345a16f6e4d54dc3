import { useTranslation } from 'react-i18next';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { accountFormMachine } from '../../../machines/agent/registerCentre/accountForm.machine.ts';
import { failureText } from '../../copy/failureText.ts';
import { Button } from '../../kit/Button.tsx';
import { classes } from '../../kit/classes.ts';
import { Icon } from '../../kit/Icon.tsx';
import { Note } from '../../kit/Note.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import layout from '../../site/centre/page.module.css';
import paper from '../../site/centre/paper.module.css';
import { dateTimeText } from '../../site/clock/timeText.ts';
import { copyIcon } from './icons.ts';
import styles from './registerCentre.module.css';

interface IssuedPasswordProps {
  readonly actor: ActorRefFrom<typeof accountFormMachine>;
  readonly state: SnapshotFrom<typeof accountFormMachine>;
}

/** The one-time password of an account: on its way, shown once, or not had. */
export function IssuedPassword({ actor, state }: IssuedPasswordProps) {
  const { t } = useTranslation();
  const { issued, failure, copied } = state.context;
  if (state.matches('unissued')) {
    return (
      <section className={classes(layout.panel, styles.panel)} aria-label={t('registerCentre_unissued')}>
        <Note tone="danger" role="alert">
          <strong>{t('registerCentre_unissued')}</strong>
          <p>{failure ? failureText(t, failure) : null}</p>
          <p>{t('registerCentre_unissued_text')}</p>
        </Note>
        <div className={layout.ways}>
          <Button variant="solid" onClick={() => actor.send({ type: 'accountForm.retry' })}>
            {t('registerCentre_unissued_retry')}
          </Button>
          <Button onClick={() => actor.send({ type: 'accountForm.leave' })}>{t('registerCentre_back')}</Button>
        </div>
      </section>
    );
  }
  if (issued === null) {
    return (
      <section
        className={classes(layout.panel, styles.panel)}
        aria-busy="true"
        aria-label={t('registerCentre_issuing')}
      >
        <p role="status">{t('registerCentre_issuing')}</p>
        <Skeleton lines={4} />
      </section>
    );
  }
  return (
    <section className={classes(paper.paper, styles.issued)} aria-labelledby="issued-password">
      <h3 id="issued-password">{t('registerCentre_ready', { account: issued.account })}</h3>
      <p role="status">{t('registerCentre_ready_text')}</p>
      <dl>
        <dt>{t('registerCentre_password')}</dt>
        <dd>{issued.oneTimePassword}</dd>
      </dl>
      <small>{t('registerCentre_valid_until', { when: dateTimeText(issued.expiresAt) })}</small>
      <div className={styles.issuedWays}>
        <Button
          variant="ink"
          wide
          busy={state.matches({ issued: 'copying' })}
          onClick={() => actor.send({ type: 'accountForm.copy' })}
        >
          <Icon d={copyIcon} size="small" />
          {t('registerCentre_copy_password')}
        </Button>
        <Button variant="paper" wide onClick={() => actor.send({ type: 'accountForm.leave' })}>
          {t('registerCentre_done')}
        </Button>
      </div>
      <p role="status" className={styles.copied}>
        {copied === 'done' ? t('registerCentre_password_copied') : null}
        {copied === 'failed' ? t('registerCentre_copy_failed') : null}
      </p>
    </section>
  );
}
