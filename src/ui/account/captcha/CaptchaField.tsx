import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { captchaMachine } from '../../../machines/account/captcha/captcha.machine.ts';
import { Field } from '../../kit/Field.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import { refreshIcon } from '../../kit/icons/form.ts';
import styles from './captcha.module.css';

interface CaptchaFieldProps {
  readonly captcha: ActorRefFrom<typeof captchaMachine>;
  readonly value: string;
  readonly error: string | undefined;
  readonly readOnly: boolean;
  readonly onChange: (value: string) => void;
  readonly onLeave: () => void;
  readonly onRefresh: () => void;
}

/** The captcha image and its input (CAPTCHA-01…04, VALID-31). */
export function CaptchaField({ captcha, value, error, readOnly, onChange, onLeave, onRefresh }: CaptchaFieldProps) {
  const { t } = useTranslation();
  const picture = useSelector(captcha, (snapshot) => snapshot);

  return (
    <div className={styles.captcha}>
      <Field
        label={t('login_captcha')}
        hint={t('login_captcha_hint')}
        name="captcha"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={6}
        value={value}
        error={error}
        readOnly={readOnly}
        onChange={onChange}
        onLeave={onLeave}
        aside={
          <IconButton
            icon={refreshIcon}
            label={t('login_captcha_new')}
            disabled={readOnly}
            busy={picture.hasTag('busy')}
            onClick={onRefresh}
          />
        }
      />
      <div className={styles.picture} aria-busy={picture.hasTag('busy')}>
        {picture.context.image ? (
          <img
            src={`data:image/png;base64,${picture.context.image}`}
            alt={t('login_captcha_image')}
            width={132}
            height={48}
          />
        ) : null}
        {picture.matches('failed') ? (
          <p role="alert" className={styles.failed}>
            {t('login_captcha_failed')}
          </p>
        ) : null}
      </div>
      <p className={styles.help}>{t('login_captcha_help')}</p>
    </div>
  );
}
