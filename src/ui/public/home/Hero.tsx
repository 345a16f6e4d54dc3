import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { heroMachine } from '../../../machines/public/hero/hero.machine.ts';
import { slides } from '../../../machines/public/hero/hero.rules.ts';
import { Button } from '../../kit/Button.tsx';
import { ButtonLink } from '../../kit/ButtonLink.tsx';
import { Tabs } from '../../kit/Tabs.tsx';
import type { SiteProps } from '../../site/shell/site.ts';
import type { AnnouncementsActor } from './content.ts';
import styles from './hero.module.css';

interface HeroProps extends SiteProps {
  readonly hero: ActorRefFrom<typeof heroMachine>;
  readonly announcements: AnnouncementsActor;
}

/** The slides over the brand's artwork: newest banner, games, points mall (HOME-06). */
export function Hero({ hero, announcements, site }: HeroProps) {
  const { t } = useTranslation();
  const place = useSelector(hero, ({ context }) => context.place);
  const isTurning = useSelector(hero, (state) => state.matches('turning'));
  const banner = useSelector(announcements, ({ context }) => context.value?.banners[0]);
  const shown = slides[place] ?? 'offer';

  const actions: Readonly<Record<(typeof slides)[number], ReactNode>> = {
    offer: banner ? (
      <Button variant="solid" onClick={() => site.send({ type: 'site.readNotices', selected: banner.id })}>
        {t('promotions_more')}
      </Button>
    ) : null,
    games: (
      <ButtonLink variant="solid" href="/rng">
        {t('hero_games_more')}
      </ButtonLink>
    ),
    points: (
      <Button variant="solid" onClick={() => site.send({ type: 'site.enter', path: '/member/pointMall' })}>
        {t('hero_points_more')}
      </Button>
    ),
  };

  return (
    <section
      className={styles.hero}
      aria-label={t('hero_label')}
      onPointerEnter={() => hero.send({ type: 'hero.hold', by: 'pointer' })}
      onPointerLeave={() => hero.send({ type: 'hero.release', by: 'pointer' })}
      onFocus={() => hero.send({ type: 'hero.hold', by: 'focus' })}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) hero.send({ type: 'hero.release', by: 'focus' });
      }}
      onPointerDown={({ pointerType, clientX }) => {
        if (pointerType !== 'mouse') hero.send({ type: 'hero.touch', x: clientX });
      }}
      onPointerUp={({ clientX }) => hero.send({ type: 'hero.lift', x: clientX })}
    >
      <div id="hero-slides" className={styles.slides} aria-live={isTurning ? 'off' : 'polite'}>
        {slides.map((slide) => (
          <div
            key={slide}
            role="tabpanel"
            aria-label={t(`hero_${slide}_kicker`)}
            className={styles.slide}
            inert={slide !== shown}
            aria-hidden={slide !== shown || undefined}
          >
            <p className={styles.kicker}>{t(`hero_${slide}_kicker`)}</p>
            <Title isShown={slide === shown}>
              {slide === 'offer' ? (banner?.title ?? t('purse_visitor_title')) : t(`hero_${slide}_title`)}
            </Title>
            <p className={styles.text}>{t(`hero_${slide}_text`)}</p>
            {actions[slide]}
          </div>
        ))}
      </div>
      <div className={styles.foot}>
        <Tabs
          dots
          label={t('hero_slides')}
          tabs={slides.map((slide) => ({ id: slide, label: t(`hero_${slide}_kicker`) }))}
          selected={shown}
          onSelect={(slide) => hero.send({ type: 'hero.select', place: slides.indexOf(slide) })}
          panel="hero-slides"
        />
        <span className={styles.count} aria-hidden="true">
          {place + 1}/{slides.length}
        </span>
      </div>
    </section>
  );
}

/** The page has one main heading: that of the slide on screen. */
function Title({ isShown, children }: { readonly isShown: boolean; readonly children: ReactNode }) {
  const Heading = isShown ? 'h1' : 'p';
  return <Heading className={styles.title}>{children}</Heading>;
}
