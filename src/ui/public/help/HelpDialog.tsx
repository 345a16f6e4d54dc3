import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { articleOf, writePath } from '../../../machines/public/help/help.rules.ts';
import { Button } from '../../kit/Button.tsx';
import { ButtonLink } from '../../kit/ButtonLink.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { chevronLeftIcon } from '../../kit/icons/shell.ts';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { LoadFailed } from '../../states/LoadFailed.tsx';
import { ArticleView } from './ArticleView.tsx';
import { HelpList } from './HelpList.tsx';
import { HelpSearch } from './HelpSearch.tsx';
import styles from './help.module.css';
import type { HelpProps } from './helpProps.ts';

/** Help over a page (MODAL-06). */
export function HelpDialog({ actor }: Pick<HelpProps, 'actor'>) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  if (state.status !== 'active') return null;
  const { centre, failure } = state.context;
  const article = articleOf(state.context);
  const close = () => actor.send({ type: 'help.close' });
  return (
    <Dialog
      size="wide"
      title={t('help_modal_title')}
      closeLabel={t('close')}
      onClose={close}
      busy={state.hasTag('busy')}
    >
      {state.matches('failed') ? (
        <LoadFailed title={t('help_failed')} failure={failure} onRetry={() => actor.send({ type: 'help.retry' })} />
      ) : null}
      {centre === null && state.matches('loading') ? <Skeleton lines={8} /> : null}
      {centre && !state.matches('failed') && article ? (
        <ArticleView
          actor={actor}
          state={state}
          article={article}
          canRate
          back={
            <Button
              variant="plain"
              size="small"
              disabled={!state.can({ type: 'help.back' })}
              onClick={() => actor.send({ type: 'help.back' })}
            >
              <Icon d={chevronLeftIcon} size="small" />
              {t('help_back')}
            </Button>
          }
        />
      ) : null}
      {centre && !state.matches('failed') && !article ? (
        <div className={styles.modal}>
          <HelpSearch actor={actor} state={state} />
          <HelpList actor={actor} state={state} />
          <ButtonLink size="small" href={writePath(null)} onClick={close}>
            {t('help_write')}
          </ButtonLink>
        </div>
      ) : null}
    </Dialog>
  );
}
