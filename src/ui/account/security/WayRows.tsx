import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_PASSKEYS, type Passkey } from '../../../api/contract/account/secondFactor.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { phoneIcon } from '../../kit/icons/centre.ts';
import { fileKeyIcon, fingerprintIcon, keyIcon } from '../../kit/icons/form.ts';
import list from '../../site/centre/list.module.css';
import { dateTimeText } from '../../site/clock/timeText.ts';
import styles from './security.module.css';
import type { SignInWaysProps } from './signInWaysProps.ts';

/** One row for each passkey, then what can be added or changed. */
export function WayRows({ actor, state }: SignInWaysProps) {
  const { t } = useTranslation();
  const { authenticator = null, passkeys = [] } = state.context.ways ?? {};
  const begin = (task: 'app' | 'stop' | 'codes' | 'passkey') => actor.send({ type: 'ways.begin', task });
  return (
    <ul className={list.rows}>
      {passkeys.map((passkey) => (
        <Row key={passkey.id} icon={keyIcon} title={passkey.name} text={passkeyText(t, passkey)}>
          <span className={styles.acts}>
            <Button
              size="small"
              variant="plain"
              aria-label={t('ways_passkey_rename_which', { name: passkey.name })}
              onClick={() => actor.send({ type: 'ways.rename', id: passkey.id })}
            >
              {t('ways_passkey_rename')}
            </Button>
            <Button
              size="small"
              aria-label={t('ways_passkey_remove_which', { name: passkey.name })}
              onClick={() => actor.send({ type: 'ways.remove', id: passkey.id })}
            >
              {t('ways_passkey_remove')}
            </Button>
          </span>
        </Row>
      ))}
      {passkeys.length < MAX_PASSKEYS ? (
        <Row
          icon={fingerprintIcon}
          title={t('ways_passkey_new')}
          text={t(passkeys.length === 0 ? 'ways_passkey_none' : 'ways_passkey_more')}
        >
          <Button size="small" onClick={() => begin('passkey')}>
            {t('ways_passkey_add')}
          </Button>
        </Row>
      ) : null}
      <Row
        icon={phoneIcon}
        title={t('ways_app')}
        text={authenticator ? t('ways_app_on', { time: dateTimeText(authenticator.since) }) : t('ways_app_off')}
      >
        <Button
          size="small"
          {...(authenticator ? {} : { variant: 'primary' as const })}
          onClick={() => begin(authenticator ? 'stop' : 'app')}
        >
          {t(authenticator ? 'ways_app_stop' : 'ways_app_set')}
        </Button>
      </Row>
      {authenticator ? (
        <Row
          icon={fileKeyIcon}
          title={t('ways_codes')}
          text={t(codesKey(authenticator.codesLeft), { count: authenticator.codesLeft })}
        >
          <Button
            size="small"
            variant={authenticator.codesLeft < 2 ? 'primary' : undefined}
            onClick={() => begin('codes')}
          >
            {t('ways_codes_renew')}
          </Button>
        </Row>
      ) : null}
    </ul>
  );
}

function Row({
  icon,
  title,
  text,
  children,
}: {
  readonly icon: string;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}) {
  return (
    <li className={styles.bank}>
      <Icon d={icon} className={styles.icon} />
      <span className={styles.name}>
        <strong>{title}</strong>
        <small className={styles.label}>{text}</small>
      </span>
      {children}
    </li>
  );
}

const passkeyText = (t: TFunction, { addedAt, usedAt, isSynced }: Passkey): string =>
  [
    t('ways_passkey_added', { time: dateTimeText(addedAt) }),
    ...(usedAt === null ? [] : [t('ways_passkey_used', { time: dateTimeText(usedAt) })]),
    ...(isSynced ? [t('ways_passkey_synced')] : []),
  ].join(' · ');

/** By name, as not every language has a form for one. */
function codesKey(left: number) {
  if (left === 0) return 'ways_codes_left_zero';
  return left === 1 ? 'ways_codes_left_one' : 'ways_codes_left_other';
}
