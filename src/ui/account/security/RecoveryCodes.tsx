import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/Button.tsx';
import { Note } from '../../kit/Note.tsx';
import { CodeList } from '../authenticator/CodeList.tsx';
import styles from './security.module.css';
import type { SignInWaysProps } from './signInWaysProps.ts';

/** New recovery codes, shown once. */
export function RecoveryCodes({ actor, state }: SignInWaysProps) {
  const { t } = useTranslation();
  const { recoveryCodes, copied } = state.context;
  const isCopying = state.matches({ codes: 'copying' });
  return (
    <div className={styles.step}>
      <h4>{t('ways_codes_title')}</h4>
      <Note tone="accent">{t('ways_codes_text')}</Note>
      <CodeList codes={recoveryCodes} />
      <div className={styles.acts}>
        <Button variant="primary" onClick={() => actor.send({ type: 'ways.done' })}>
          {t('ways_codes_kept')}
        </Button>
        <Button busy={isCopying} onClick={() => actor.send({ type: 'ways.copy' })}>
          {t('ways_codes_copy')}
        </Button>
        <Button onClick={() => actor.send({ type: 'ways.download' })}>{t('ways_codes_download')}</Button>
      </div>
      <p role="status" className={styles.label}>
        {copied === 'done' ? t('ways_codes_copied') : null}
        {copied === 'failed' ? t('ways_codes_copy_failed') : null}
      </p>
    </div>
  );
}
