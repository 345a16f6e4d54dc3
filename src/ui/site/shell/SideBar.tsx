import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { Resource } from '../../../api/contract/site/system.ts';
import { Icon } from '../../kit/Icon.tsx';
import { sendIcon } from '../../kit/icons/chat.ts';
import { facebookIcon, headsetIcon, messageCircleIcon, messageSquareIcon } from '../../kit/icons/shell.ts';
import { Qr } from '../../kit/Qr.tsx';
import styles from './shell.module.css';
import type { SiteProps } from './site.ts';

/** CONST-31, SHELL-17: edge of the QR code, px. */
const QR_SIZE = 80;
const CHATS = [
  { type: 'TELEGRAM', icon: sendIcon },
  { type: 'LINE', icon: messageCircleIcon },
  { type: 'FACEBOOK', icon: facebookIcon },
] as const satisfies readonly { readonly type: Resource['resourceType']; readonly icon: string }[];
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
      {CHATS.map(({ type, icon }) => {
        const chat = resourceOf(type);
        return chat ? (
          <a key={type} href={chat.url} target="_blank" rel="noreferrer">
            <Icon d={icon} />
            {chat.labelNameEn}
          </a>
        ) : null;
      })}
      {(['IOS', 'ANDROID'] as const).map((type) => {
        const app = resourceOf(type);
        return app ? (
          <a key={type} href={app.url}>
            <Qr value={new URL(app.qrCodeUrl, document.baseURI).href} size={QR_SIZE} label={t(`${APPS[type]}_label`)} />
            {t(APPS[type])}
          </a>
        ) : null;
      })}
    </aside>
  );
}
