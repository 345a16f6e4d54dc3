import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Tabs } from '../kit/Tabs.tsx';
import type { RegisterActor } from './registerActor.ts';

/** By user name or mobile number, where the merchant offers both (REG-01…06). */
export function RegisterMethods({ actor }: { readonly actor: RegisterActor }) {
  const { t } = useTranslation();
  const method = useSelector(actor, ({ context }) => context.method);
  const busy = useSelector(actor, (state) => state.hasTag('busy'));
  const both = useSelector(actor, ({ context: { settings } }) =>
    Boolean(settings?.features.usernameRegistration && settings.features.mobileRegistration),
  );
  if (!both) return null;
  return (
    <Tabs
      label={t('register_method')}
      tabs={[
        { id: 'username', label: t('register_by_username') },
        { id: 'mobile', label: t('register_by_mobile') },
      ]}
      selected={method}
      disabled={busy}
      onSelect={(chosen) => actor.send({ type: 'register.chooseMethod', method: chosen })}
    />
  );
}
