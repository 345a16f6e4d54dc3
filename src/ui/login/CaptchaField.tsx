import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { captchaMachine } from '../../machines/captcha/captcha.machine.ts';
import { shownProblems } from '../../machines/login/login.rules.ts';
import { problemText } from '../copy/problemText.ts';
import { Field } from '../kit/Field.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { refreshIcon } from '../kit/icons/form.ts';
import type { LoginViewProps } from './LoginForm.tsx';
import styles from './login.module.css';

interface CaptchaFieldProps extends LoginViewProps {
  readonly captcha: ActorRefFrom<typeof captchaMachine>;
}

/** The picture and the code in it (CAPTCHA-01…04, VALID-31). */
export function CaptchaField({ actor, state, captcha }: CaptchaFieldProps) {
  const { t } = useTranslation();
  const picture = useSelector(captcha, (snapshot) => snapshot);
  const problems = shownProblems(state.context);

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
        value={state.context.values.captcha}
        error={problemText(t, 'captcha', problems.captcha)}
        readOnly={state.hasTag('busy')}
        onChange={(value) => actor.send({ type: 'login.typeSecret', field: 'captcha', value })}
        onLeave={() => actor.send({ type: 'login.leaveField', field: 'captcha' })}
        aside={
          <IconButton
            icon={refreshIcon}
            label={t('login_captcha_new')}
            disabled={!state.can({ type: 'login.refreshCaptcha' })}
            busy={picture.hasTag('busy')}
            onClick={() => actor.send({ type: 'login.refreshCaptcha' })}
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
        {picture.matches('failed') ? <p role="alert">{t('login_captcha_failed')}</p> : null}
      </div>
      <p className={styles.captchaHelp}>{t('login_captcha_help')}</p>
    </div>
  );
}
