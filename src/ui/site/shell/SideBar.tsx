import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Resource } from '../../api/contract/system.ts';
import { Icon } from '../kit/Icon.tsx';
import { headsetIcon, messageSquareIcon } from '../kit/icons/shell.ts';
import styles from './shell.module.css';
import type { SiteProps } from './site.ts';

const Qr = lazy(async () => ({ default: (await import('../kit/Qr.tsx')).Qr }));

/** CONST-31, SHELL-17: edge of the QR code, px. */
const QR_SIZE = 80;
const CHATS = ['TELEGRAM', 'LINE', 'FACEBOOK'] as const satisfies readonly Resource['resourceType'][];
const APPS = { IOS: 'qr_ios', ANDROID: 'qr_android' } as const;

/** Customer service, the merchant's chats, and the app by QR code (SHELL-11…17). */
export function SideBar({ site }: SiteProps) {
  const { t } = useTranslation();
  const whitelabel = useSelector(site, ({ context }) => context.whitelabel);
  if (!whitelabel) return null;
  const resourceOf = (type: Resource['resourceType']) =>
    whitelabel.resources.find(({ resourceType }) => resourceType === type);

  return (
    <aside className={styles.side} aria-label={t('side_label')}>
      <button type="button" onClick={() => site.send({ type: 'site.callService' })}>
        <Icon d={headsetIcon} />
        {t('customer_service')}
      </button>
      <button type="button" onClick={() => site.send({ type: 'site.openChat' })}>
        <Icon d={messageSquareIcon} />
        {t('chat_room')}
      </button>
      {CHATS.map(resourceOf).map((chat) =>
        chat ? (
          <a key={chat.resourceType} href={chat.url} target="_blank" rel="noreferrer">
            <Icon d={messageSquareIcon} />
            {chat.labelNameEn}
          </a>
        ) : null,
      )}
      {(['IOS', 'ANDROID'] as const).map((type) => {
        const app = resourceOf(type);
        return app ? (
          <a key={type} href={app.url}>
            <Suspense fallback={<span className={styles.qrBlank} />}>
              <Qr
                value={new URL(app.qrCodeUrl, document.baseURI).href}
                size={QR_SIZE}
                label={t(`${APPS[type]}_label`)}
              />
            </Suspense>
            {t(APPS[type])}
          </a>
        ) : null;
      })}
    </aside>
  );
}
