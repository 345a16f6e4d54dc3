import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { toastsMachine } from '../../../machines/site/toasts/toasts.machine.ts';
import { Toast } from '../../kit/Toast.tsx';
import { Toasts } from '../../kit/Toasts.tsx';

/** The current toast, announced to screen readers. */
export function ToastHost({ actor }: { readonly actor: ActorRefFrom<typeof toastsMachine> }) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { topic } = state.context;
  const isSaid = state.matches('showing');
  return (
    <Toasts key={isSaid ? topic : null} label={t('toasts')}>
      {isSaid ? (
        <Toast
          tone={topic === 'language_failed' ? 'danger' : 'gain'}
          closeLabel={t('toast_dismiss')}
          onClose={() => actor.send({ type: 'toasts.dismiss' })}
        >
          {topic && t(`toast_${topic}`)}
        </Toast>
      ) : null}
    </Toasts>
  );
}
