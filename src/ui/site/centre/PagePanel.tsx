import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom, AnyActorRef } from 'xstate';
import type { pagesMachine } from '../../../machines/site/pages/pages.machine.ts';
import { mayOpenMemberCentre } from '../../../machines/site/session/roles.ts';
import { Button } from '../../kit/Button.tsx';
import { ButtonLink } from '../../kit/ButtonLink.tsx';
import { EmptyState } from '../../states/EmptyState.tsx';
import { ErrorState } from '../../states/ErrorState.tsx';
import { PanelLoading, type Shape, ShapeOfPage } from '../../states/PageShape.tsx';
import type { Site } from '../shell/site.ts';

/** The views loaded so far, and what each page looks like before. */
export interface PageViews {
  shapeOf(page: string | null): Shape;
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
  const shape = views.shapeOf(state.context.page);
  if (View && flow) {
    return (
      <ShapeOfPage value={shape}>
        <View actor={flow} site={site} />
      </ShapeOfPage>
    );
  }
  if (state.matches('loading')) return <PanelLoading shape={shape} />;
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
