import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { registerMethods } from '../../../api/contract/rules/registerForm.ts';
import { Tabs } from '../../kit/Tabs.tsx';
import type { RegisterActor } from './registerActor.ts';

/** By mobile number or user name, where the merchant offers both (REG-01…06). */
export function RegisterMethods({ actor }: { readonly actor: RegisterActor }) {
  const { t } = useTranslation();
  const method = useSelector(actor, ({ context }) => context.method);
  const busy = useSelector(actor, (state) => state.hasTag('busy'));
  const settings = useSelector(actor, ({ context }) => context.settings);
  const methods = settings ? registerMethods(settings) : [];
  if (methods.length < 2) return null;
  return (
    <Tabs
      label={t('register_method')}
      tabs={methods.map((id) => ({ id, label: t(`register_by_${id}`) }))}
      selected={method}
      disabled={busy}
      onSelect={(chosen) => actor.send({ type: 'register.chooseMethod', method: chosen })}
    />
  );
}
