import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Brand } from '../../kit/Brand.tsx';
import { Button } from '../../kit/Button.tsx';
import { LanguageChoices } from '../../site/shell/LanguageMenu.tsx';
import { ThemeChoices } from '../../site/shell/ThemeMenu.tsx';
import styles from './desk.module.css';
import type { DeskProps } from './deskProps.ts';

/** The merchant and the signed-in operator. */
export function DeskHead({ actor }: DeskProps) {
  const { t } = useTranslation();
  const { locale, theme } = useSelector(actor, ({ children }) => children);
  const me = useSelector(actor, ({ context }) => context.me);
  const seated = useSelector(actor, (state) => state.matches({ open: 'seated' }));
  const isDue = useSelector(actor, (state) => state.matches({ open: 'settingUp' }));
  return (
    <header className={styles.head}>
      <div className={styles.brand}>
        <Brand />
        <span className={styles.title}>{t('desk_title')}</span>
      </div>
      {me && seated ? (
        <p className={styles.me}>
          <strong>{me.name}</strong>
          <small>{t(`desk_role_${me.role}`)}</small>
        </p>
      ) : null}
      <div className={styles.headEnd}>
        {locale ? <LanguageChoices locale={locale} offered={['EN', 'TH']} /> : null}
        {theme ? <ThemeChoices theme={theme} /> : null}
        {seated ? (
          <Button size="small" variant="plain" onClick={() => actor.send({ type: 'desk.account' })}>
            {t('desk_account_title')}
          </Button>
        ) : null}
        {seated || isDue ? (
          <Button size="small" onClick={() => actor.send({ type: 'desk.signOut' })}>
            {t('desk_sign_out')}
          </Button>
        ) : null}
      </div>
    </header>
  );
}
