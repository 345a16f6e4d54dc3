import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom, AnyActorRef } from 'xstate';
import type { pagesMachine } from '../../machines/pages/pages.machine.ts';
import { mayOpenMemberCentre } from '../../machines/session/roles.ts';
import { Button } from '../kit/Button.tsx';
import { ButtonLink } from '../kit/ButtonLink.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import type { Site } from '../shell/site.ts';
import { EmptyState } from '../states/EmptyState.tsx';
import { ErrorState } from '../states/ErrorState.tsx';

/** The views loaded so far. */
export interface PageViews {
  viewOf(page: string): ComponentType<{ readonly actor: AnyActorRef; readonly site: Site }> | null;
}

interface PagePanelProps {
  readonly site: Site;
  readonly actor: ActorRefFrom<typeof pagesMachine>;
  readonly views: PageViews;
}

/** The current page, or why it is not shown. */
export function PagePanel({ site, actor, views }: PagePanelProps) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const flow = (state.children as Record<string, AnyActorRef | undefined>).page;
  const View = state.matches('open') && state.context.page ? views.viewOf(state.context.page) : null;
  if (View && flow) return <View actor={flow} site={site} />;
  if (state.matches('loading')) {
    return (
      <div role="status" aria-busy="true" aria-label={t('loading')}>
        <Skeleton lines={6} />
      </div>
    );
  }
  if (state.matches('unavailable')) {
    return (
      <ErrorState
        title={t('chunk_failed_title')}
        text={t('chunk_failed_text')}
        action={
          <Button variant="primary" onClick={() => actor.send({ type: 'page.retry' })}>
            {t('retry')}
          </Button>
        }
      />
    );
  }
  if (state.matches('missing')) return <EmptyState title={t('page_missing')} text={t('page_missing_text')} />;
  return (
    <EmptyState
      title={t('page_closed')}
      text={t('page_closed_text')}
      action={
        mayOpenMemberCentre(true, state.context.isAgent) ? (
          <ButtonLink href="/member">{t('page_closed_member')}</ButtonLink>
        ) : null
      }
    />
  );
}
